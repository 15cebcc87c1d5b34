import Foundation
import Jobs
import Members
import Storage

/// Sends the messages of one member.
///
/// `MessageStore+Reading.swift` reads what both wrote.
struct MessageStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// A message that was added.
    struct Added: Sendable, Equatable {
        let chat: String
        let message: ChatMessage
        let receiver: Member.ID
        /// False when the message was added before.
        let isNew: Bool
        /// Whether it is the first message of the chat that its receiver hasn't read.
        let isFirstUnread: Bool
    }

    /// Thrown when a chat has no number left for another message.
    struct Full: Error {
        static let words = "This chat is full. Nothing more can be said in it."
    }

    /// Finds the other member of a chat; nil when the member has no part in it (any more).
    func buddy(in chat: String) async throws -> Member.ID? {
        try await self.database.row(
            """
            SELECT buddy_id FROM buddy
            WHERE owner_id = \(self.owner) AND chat_id = \(chat)
                AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            """
        ) { try $0.integer(0) }
    }

    /// Adds a message; nil when the member has no part in the chat (any more).
    ///
    /// A message that was added before is returned as stored.
    ///
    /// Throws `SaidAlike.TooMany` for a text that many others got already, and `Full`.
    func add(
        _ content: ChatMessage.Content,
        clientID: String,
        to chat: String,
        at now: Date
    ) async throws -> Added? {
        try await self.database.write { try self.add(content, clientID: clientID, to: chat, at: now, in: $0) }
    }

    /// Adds a message in the caller's transaction.
    ///
    /// Counting locks the chat until the transaction ends, so that messages are written in the order of their numbers.
    func add(
        _ content: ChatMessage.Content,
        clientID: String,
        to chat: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Added? {
        let counted = try db.row(
            """
            UPDATE chat SET last_number = last_number + 1, last_at = \(now.milliseconds)
            WHERE id = \(chat) AND last_number < \(Int64.max) AND \(Self.isParty(self.owner, chat))
            RETURNING last_number,
                (SELECT buddy_id FROM buddy WHERE buddy.owner_id = \(self.owner) AND buddy.chat_id = \(chat))
            """
        ) { row in
            var columns = row.reader
            return (number: try columns.integer(), receiver: try columns.optionalInteger())
        }
        guard let number = counted?.number, let receiver = counted?.receiver else {
            if try self.isIn(chat, in: db) { throw Full() }
            return nil
        }
        let sealed = try self.seal.seal(try content.payload(), as: ChatMessage.context(chat))
        let isNew = try db.execute(
            """
            INSERT INTO chat_message (chat_id, number, sender_id, client_id, kind, sealed, at)
            VALUES (\(chat), \(number), \(self.owner), \(clientID), \(content.kind.rawValue), \(sealed),
                \(now.milliseconds))
            ON CONFLICT (sender_id, chat_id, client_id) DO NOTHING
            """
        )
        guard isNew == 1 else { return try self.sentBefore(clientID, in: chat, to: receiver, in: db) }
        // A sender who had read everything has read their own message, too.
        try db.execute(
            """
            UPDATE buddy SET read_number = \(number), is_new = 0
            WHERE owner_id = \(self.owner) AND chat_id = \(chat) AND read_number = \(number - 1)
            """
        )
        // `SharingStore` writes the notice of a shared thing.
        if case .text(let text) = content {
            try SaidAlike.note(text, by: self.owner, to: receiver, at: now, self.seal, in: db)
        }
        let isFirst = try Unread.note(number, content.kind, by: self.owner, to: receiver, in: chat, at: now, in: db)
        let message = ChatMessage(number: number, sender: self.owner, clientID: clientID, content: content, at: now)
        return Added(chat: chat, message: message, receiver: receiver, isNew: true, isFirstUnread: isFirst)
    }

    private func isIn(_ chat: String, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM chat WHERE id = \(chat) AND \(Self.isParty(self.owner, chat))")
    }

    /// Returns the stored message, and frees the number that was counted, so that there is no gap.
    private func sentBefore(
        _ clientID: String,
        in chat: String,
        to receiver: Member.ID,
        in db: any SQLConnection
    ) throws -> Added? {
        try db.execute(
            """
            UPDATE chat SET last_number = last_number - 1, last_at = (
                SELECT chat_message.at FROM chat_message
                WHERE chat_message.chat_id = chat.id AND chat_message.number = chat.last_number - 1)
            WHERE id = \(chat)
            """
        )
        return try db.row(
            """
            SELECT \(ChatMessage.columns) FROM chat_message
            WHERE sender_id = \(self.owner) AND chat_id = \(chat) AND client_id = \(clientID)
            """
        ) { row in
            var columns = row.reader
            return Added(
                chat: chat,
                message: try ChatMessage(&columns, of: chat, self.seal, telling: db.setAside),
                receiver: receiver,
                isNew: false,
                isFirstUnread: false
            )
        }
    }

    static func isParty(_ owner: Member.ID, _ chat: String) -> SQL {
        """
        EXISTS (SELECT 1 FROM buddy WHERE buddy.owner_id = \(owner) AND buddy.chat_id = \(chat)
            AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id")))
        """
    }
}
