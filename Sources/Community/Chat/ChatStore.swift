import Foundation
import Members
import Notices
import Storage

/// Keeps the chats of one member.
struct ChatStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// The most chats that are listed, far more than anybody has.
    static let most = 500

    /// Returns the chats, the latest message first.
    func all() async throws -> [Chat] {
        try await self.database.rows(Self.statement(of: self.owner), self.chat)
    }

    /// Returns nil when the member has no part in the chat (any more).
    func find(_ id: String) async throws -> Chat? {
        try await self.database.row(Self.statement(of: self.owner, only: id), self.chat)
    }

    static func statement(of owner: Member.ID, only id: String? = nil) -> SQL {
        let reading = BuddyProfile.Shares.reading.rawValue
        let one: SQL = id.map { "AND mine.chat_id = \($0)" } ?? ""
        return """
            SELECT mine.chat_id, mine.buddy_id, mine.is_new, mine.read_number,
                (SELECT theirs.read_number FROM buddy AS theirs JOIN buddy_profile
                    ON buddy_profile.owner_id = theirs.owner_id AND (buddy_profile.shares & \(reading)) <> 0
                 WHERE theirs.owner_id = mine.buddy_id AND theirs.buddy_id = mine.owner_id),
                chat.last_number, chat.last_at,
                (SELECT COUNT(*) FROM (
                    SELECT 1 FROM chat_message
                    WHERE chat_message.chat_id = mine.chat_id AND chat_message.number > mine.read_number
                        AND chat_message.sender_id = mine.buddy_id
                    LIMIT \(Chat.mostUnread)) AS unread),
                message.number, message.sender_id, message.client_id, message.kind, message.sealed, message.at
            FROM buddy AS mine
            JOIN chat ON chat.id = mine.chat_id
            LEFT JOIN chat_message AS message
                ON message.chat_id = mine.chat_id AND message.number = chat.last_number
            WHERE mine.owner_id = \(owner) \(one) AND \(Blocks.none(between: "mine.owner_id", and: "mine.buddy_id"))
            ORDER BY chat.last_at DESC, mine.chat_id LIMIT \(Self.most)
            """
    }

    private var chat: @Sendable (SQLRow) throws -> Chat {
        { [seal, setAside = self.database.setAside] row in
            var columns = row.reader
            let id = try columns.text()
            return Chat(
                id: id,
                buddy: try columns.integer(),
                isNew: try columns.bool(),
                readNumber: try columns.integer(),
                buddyReadNumber: try columns.optionalInteger(),
                lastNumber: try columns.integer(),
                lastAt: Date(milliseconds: try columns.integer()),
                unread: try columns.int(),
                last: try Self.message(columns, of: id, seal, telling: setAside)
            )
        }
    }

    /// Returns nil as long as there is no message.
    private static func message(
        _ columns: ColumnReader,
        of chat: String,
        _ seal: Seal,
        telling setAside: SetAsideRows
    ) throws -> ChatMessage? {
        var (number, message) = (columns, columns)
        guard try number.optionalInteger() != nil else { return nil }
        return try ChatMessage(&message, of: chat, seal, telling: setAside)
    }

    /// The result of reading a chat.
    struct ReadPosition: Sendable, Equatable {
        let buddy: Member.ID
        /// The number of the last message that is read now.
        let number: Int64
        /// Whether that is further than before.
        let moved: Bool
        /// Whether a notice about these messages was settled.
        let settled: Bool
        /// Whether the buddy may know.
        let shared: Bool
    }

    /// Stores how far the member has read.
    ///
    /// It never goes back; nil when the member has no part in the chat.
    func read(_ id: String, upTo number: Int64, at now: Date) async throws -> ReadPosition? {
        try await self.database.write { [owner] db in
            guard let known = try Unread.lock(id, of: owner, in: db) else { return nil }
            let last = try db.row("SELECT last_number FROM chat WHERE id = \(id)") { try $0.integer(0) } ?? 0
            let number = min(number, last)
            let moved = number > known.readNumber
            let seen = moved || known.isNew
            if seen {
                try db.execute(
                    """
                    UPDATE buddy SET read_number = \(max(number, known.readNumber)), is_new = 0
                    WHERE owner_id = \(owner) AND chat_id = \(id)
                    """
                )
            }
            let settled = try seen && Notice.settle(owner, path: ChatLinks.chat(id), at: now, in: db)
            return ReadPosition(
                buddy: known.buddy,
                number: max(number, known.readNumber),
                moved: moved,
                settled: settled,
                shared: try Self.sharesReading(owner, in: db)
            )
        }
    }

    private static func sharesReading(_ owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists(
            """
            SELECT 1 FROM buddy_profile
            WHERE owner_id = \(owner) AND (shares & \(BuddyProfile.Shares.reading.rawValue)) <> 0
            """
        )
    }

    /// Marks chats without members, and deletes those marked before `limit`.
    ///
    /// Until then their messages can be reported.
    static func purge(leftBefore limit: Date, at now: Date, in database: any Database) async throws -> Int {
        try await database.write { db in
            try db.execute(
                """
                UPDATE chat SET left_at = \(now.milliseconds)
                WHERE left_at IS NULL AND NOT EXISTS (SELECT 1 FROM buddy WHERE buddy.chat_id = chat.id)
                """
            )
            try SaidAlike.forget(before: Date(milliseconds: now.milliseconds - SaidAlike.time), in: db)
        }
        // Their messages go with them.
        return try await database.purge("chat", by: "id", where: "left_at < \(limit.milliseconds)", batch: 20)
    }
}
