import Foundation
import Members
import Storage

/// Reads messages of a chat for a member who takes or took part in it and wants to report them.
struct ChatExcerpt: Sendable {
    let seal: Seal

    /// Returns the latest messages in the order of writing; nil when the two never had this chat.
    func latest(
        of chat: String,
        between owner: Member.ID,
        and other: Member.ID,
        in db: any SQLConnection
    ) throws -> [ChatLine]? {
        guard try Self.isParty(owner, to: chat, with: other, in: db) else { return nil }
        return try self.lines(
            "chat_id = \(chat) ORDER BY number DESC LIMIT \(Report.mostMessages)",
            of: chat,
            in: db
        ).reversed()
    }

    /// Returns these messages, without those that don't exist; nil when the two never had this chat.
    func lines(
        _ numbers: [Int64],
        of chat: String,
        between owner: Member.ID,
        and other: Member.ID,
        in db: any SQLConnection
    ) throws -> [ChatLine]? {
        guard try Self.isParty(owner, to: chat, with: other, in: db) else { return nil }
        if numbers.isEmpty { return [] }
        return try self.lines("chat_id = \(chat) AND number IN \(list: numbers) ORDER BY number", of: chat, in: db)
    }

    /// Returns whether the two have this chat, or had it until it ended.
    ///
    /// Chats that ended are kept for a while so that they can be reported.
    private static func isParty(
        _ owner: Member.ID,
        to chat: String,
        with other: Member.ID,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.exists(
            """
            SELECT 1 FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(other) AND chat_id = \(chat)
            UNION ALL
            SELECT 1 FROM parting WHERE owner_id = \(owner) AND other_id = \(other) AND chat_id = \(chat)
            """
        )
    }

    private func lines(_ which: SQL, of chat: String, in db: any SQLConnection) throws -> [ChatLine] {
        try db.rows("SELECT \(ChatMessage.columns) FROM chat_message WHERE \(which)") { row in
            var columns = row.reader
            return ChatLine(try ChatMessage(&columns, of: chat, self.seal, telling: db.setAside))
        }
    }
}

extension ChatLine {
    fileprivate init(_ message: ChatMessage) {
        self.init(number: message.number, sender: message.sender, at: message.at, text: message.content.excerpt)
    }
}

extension ChatMessage.Content {
    /// The message in words, for a report.
    fileprivate var excerpt: String {
        switch self {
        case .text(let text): text
        case .workout(let card) where card.isProposal: "Proposed: \(card.title)"
        case .workout(let card): "Shared a workout: \(card.title)"
        case .meal(let card): "Shared a meal: \(card.title)"
        }
    }
}
