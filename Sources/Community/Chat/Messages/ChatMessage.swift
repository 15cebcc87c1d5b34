import Foundation
import Members

/// A message in a chat.
struct ChatMessage: Sendable, Equatable {
    static let longestText = 4_000

    /// Counts from 1 within the chat, without gaps, in the order of writing.
    let number: Int64
    let sender: Member.ID
    /// Made by the sender's device, so that sending it again is harmless.
    let clientID: String
    let content: Content
    let at: Date

    enum Content: Sendable, Equatable {
        case text(String)
        case workout(SharedCard)
        case meal(SharedCard)
    }
}

extension ChatMessage.Content {
    /// The raw texts are stored, so they never change.
    enum Kind: String { case text, workout, meal }

    var kind: Kind {
        switch self {
        case .text: .text
        case .workout: .workout
        case .meal: .meal
        }
    }

    /// The text that is sealed.
    func payload() throws -> String {
        switch self {
        case .text(let text): text
        case .workout(let card), .meal(let card): String(decoding: try JSONEncoder().encode(card), as: UTF8.self)
        }
    }

    init(_ kind: String, payload: String) throws {
        func card() throws -> SharedCard { try JSONDecoder().decode(SharedCard.self, from: Data(payload.utf8)) }
        switch Kind(rawValue: kind) {
        case .workout: self = .workout(try card())
        case .meal: self = .meal(try card())
        case .text, nil: self = .text(payload)
        }
    }

    var card: SharedCard? {
        switch self {
        case .text: nil
        case .workout(let card), .meal(let card): card
        }
    }
}
