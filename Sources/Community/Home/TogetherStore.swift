import Foundation
import Members
import Storage

/// Reads what waits for one member.
struct TogetherStore: Sendable {
    struct Waiting: Sendable, Equatable {
        /// New buddies whose chats the member hasn't opened, the latest first.
        var newcomers: [Member.ID] = []
        /// All buddies, the latest first.
        var buddies: [Member.ID] = []
        /// Buddies with unread messages.
        var unread: [Member.ID] = []
        /// Members who ask to become a buddy.
        var askers: [Member.ID] = []
    }

    private static let most: Int64 = 50

    let database: any Database
    let owner: Member.ID

    func waiting(at now: Date) async throws -> Waiting {
        try await self.database.read { [owner] db in
            var waiting = Waiting()
            try db.forEach(Self.buddies(of: owner, at: now)) { row in
                var columns = row.reader
                let buddy = try columns.integer()
                waiting.buddies.append(buddy)
                if try columns.bool() { waiting.newcomers.append(buddy) }
                if try columns.bool() { waiting.unread.append(buddy) }
            }
            waiting.askers = try db.rows(Self.askers(of: owner)) { try $0.integer(0) }
            return waiting
        }
    }

    static func buddies(of owner: Member.ID, at now: Date) -> SQL {
        """
        SELECT buddy.buddy_id, buddy.is_new, CASE WHEN \(Unread.isUnread(at: now)) THEN 1 ELSE 0 END
        FROM buddy JOIN chat ON chat.id = buddy.chat_id
        WHERE buddy.owner_id = \(owner) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
        ORDER BY buddy.since DESC, buddy.buddy_id LIMIT \(BuddyStore.most)
        """
    }

    static func askers(of owner: Member.ID) -> SQL {
        """
        SELECT asked.owner_id FROM buddy_answer asked
        WHERE asked.to_id = \(owner) AND asked.says = 'yes' AND asked.is_open = 1
            AND \(BuddyProfile.isShown(of: "asked.owner_id", to: "asked.to_id"))
            AND NOT EXISTS (
                SELECT 1 FROM buddy_answer own WHERE own.owner_id = asked.to_id AND own.to_id = asked.owner_id
            )
        ORDER BY asked.at DESC, asked.owner_id
        LIMIT \(Self.most)
        """
    }
}
