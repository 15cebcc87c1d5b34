import Foundation
import Members

/// A member's report about another one, for administrators.
struct Report: Sendable, Equatable {
    static let longestWords = 1_000
    /// The most messages in a report.
    static let mostMessages = 50
    /// The most reports that a member may send in a day.
    static let mostADay = 10

    enum Reason: String, Choosable {
        case harassment, spam, fake, unsafe
        case underage = "under-age"
        case other

        var label: String {
            switch self {
            case .harassment: "They insult, threaten or won't leave me alone"
            case .spam: "They sell something, or send spam"
            case .fake: "They aren't who they say they are"
            case .unsafe: "What they do or advise is dangerous"
            case .underage: "They are too young for this, or say a wrong age"
            case .other: "Something else"
            }
        }

        /// The reason for a warning, as the warned member reads it.
        var matter: String {
            switch self {
            case .harassment: "insults, threats or not leaving somebody alone"
            case .spam: "selling or spam"
            case .fake: "not being who you say you are"
            case .unsafe: "something dangerous that you did or advised"
            case .underage: "your age"
            case .other: "something that was reported"
            }
        }
    }

    enum State: String, Sendable { case open, dismissed, warned, suspended }

    let id: Int64
    /// Nil once they have left.
    let reporter: Member.ID?
    let about: Member.ID
    let reason: Reason
    let account: Account
    let at: Date
    let state: State

    /// The reporter's words and the reported messages as they were then; stored sealed.
    struct Account: Codable, Sendable, Equatable {
        let words: String
        let messages: [ChatLine]
    }

    /// Returns the context for sealing `Account`, and the words that the reported member was sent.
    static func context(_ column: String, about: Member.ID) -> String { "report.\(column)/\(about)" }
}

/// A message in a report.
struct ChatLine: Codable, Sendable, Equatable {
    let number: Int64
    let sender: Member.ID
    let at: Date
    let text: String
}
