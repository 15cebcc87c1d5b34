import Foundation
import Storage

extension ChatMessage {
    /// What `init(_:from:of:_:)` reads from `chat_message`, in its order.
    static let columns: SQL = "number, sender_id, client_id, kind, sealed, at"

    init(_ row: SQLRow, from first: Int = 0, of chat: String, _ seal: Seal) throws {
        self.number = try row.integer(first)
        self.sender = try row.integer(first + 1)
        self.clientID = try row.text(first + 2)
        let payload = try seal.open(try row.blob(first + 4), as: Self.context(chat))
        self.content = try Content(try row.text(first + 3), payload: payload)
        self.at = Date(milliseconds: try row.integer(first + 5))
    }

    /// What is sealed for one chat opens in no other.
    static func context(_ chat: String) -> String { "chat_message.sealed/\(chat)" }
}
