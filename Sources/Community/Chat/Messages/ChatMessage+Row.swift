import Foundation
import Storage

extension ChatMessage {
    /// What `init(_:from:of:_:)` reads from `chat_message`, in its order.
    static let columns: SQL = "number, sender_id, client_id, kind, sealed, at"

    /// What opens and can't be read is told to the operator: it stops neither of the two.
    init(
        _ row: SQLRow,
        from first: Int = 0,
        of chat: String,
        _ seal: Seal,
        telling setAside: SetAsideRows
    ) throws {
        let (number, sender) = (try row.integer(first), try row.integer(first + 1))
        self.number = number
        self.sender = sender
        self.clientID = try row.text(first + 2)
        do {
            self.content = try Self.content(try row.text(first + 3), try row.blob(first + 4), of: chat, seal)
        } catch let error as DecodingError {
            setAside.tell(RowName("chat_message", owner: sender, key: "\(chat)/\(number)"), because: error)
            self.content = Self.unreadable
        }
        self.at = Date(milliseconds: try row.integer(first + 5))
    }

    /// What no key opens any more says so in its place.
    private static func content(_ kind: String, _ sealed: [UInt8], of chat: String, _ seal: Seal) throws -> Content {
        do {
            return try Content(kind, payload: try seal.open(sealed, as: Self.context(chat)))
        } catch is Seal.Broken {
            return Self.unreadable
        }
    }

    private static let unreadable = Content.text("(This message can't be read any more.)")

    /// What is sealed for one chat opens in no other.
    static func context(_ chat: String) -> String { "chat_message.sealed/\(chat)" }
}
