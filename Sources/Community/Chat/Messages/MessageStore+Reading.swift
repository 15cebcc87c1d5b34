import Members
import Storage

/// Reads the messages of the member's chats.
extension MessageStore {
    /// A range of messages.
    enum Stretch: Sendable, Equatable {
        case latest
        case before(Int64)
        case after(Int64)
    }

    /// Returns messages in the order of writing; `more` says whether there are others beyond the range.
    func messages(
        _ stretch: Stretch,
        of chat: String,
        limit: Int
    ) async throws -> (messages: [ChatMessage], more: Bool) {
        let found = try await self.database.rows(
            Self.statement(stretch, of: chat, for: self.owner, limit: limit + 1)
        ) { [seal, setAside = self.database.setAside] row in
            var columns = row.reader
            return try ChatMessage(&columns, of: chat, seal, telling: setAside)
        }
        let shown = Array(found.prefix(limit))
        if case .after = stretch { return (shown, found.count > limit) }
        return (shown.reversed(), found.count > limit)
    }

    static func statement(_ stretch: Stretch, of chat: String, for owner: Member.ID, limit: Int) -> SQL {
        let (condition, order): (SQL, SQL) =
            switch stretch {
            case .latest: ("", "DESC")
            case .before(let number): ("AND number < \(number)", "DESC")
            case .after(let number): ("AND number > \(number)", "")
            }
        return """
            SELECT \(ChatMessage.columns) FROM chat_message
            WHERE chat_id = \(chat) \(condition) AND \(Self.isParty(owner, chat))
            ORDER BY number \(order) LIMIT \(limit)
            """
    }
}
