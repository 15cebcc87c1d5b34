import Foundation
import Members
import Storage

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

    /// Returns the text that is sealed.
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

extension ChatMessage {
    /// The columns of `chat_message` that `init(_:of:_:telling:)` reads.
    static let columns: SQL = "number, sender_id, client_id, kind, sealed, at"

    /// Opens a message; one that opens but can't be decoded is logged for the operator, and shown as unreadable.
    init(
        _ columns: inout ColumnReader,
        of chat: String,
        _ seal: Seal,
        telling setAside: SetAsideRows
    ) throws {
        let (number, sender) = (try columns.integer(), try columns.integer())
        self.number = number
        self.sender = sender
        self.clientID = try columns.text()
        let (kind, sealed) = (try columns.text(), try columns.blob())
        do {
            self.content = try Self.content(kind, sealed, of: chat, seal)
        } catch let error as DecodingError {
            setAside.tell(RowName("chat_message", owner: sender, key: "\(chat)/\(number)"), because: error)
            self.content = Self.unreadable
        }
        self.at = Date(milliseconds: try columns.integer())
    }

    /// Opens the content; what no key opens is shown as unreadable.
    private static func content(_ kind: String, _ sealed: [UInt8], of chat: String, _ seal: Seal) throws -> Content {
        do {
            return try Content(kind, payload: try seal.open(sealed, as: Self.context(chat)))
        } catch is Seal.Broken {
            return Self.unreadable
        }
    }

    private static let unreadable = Content.text("(This message can't be read any more.)")

    /// Returns the context of the seal: a message sealed for one chat doesn't open in another.
    static func context(_ chat: String) -> String { "chat_message.sealed/\(chat)" }
}
