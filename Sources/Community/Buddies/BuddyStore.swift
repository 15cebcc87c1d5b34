import Foundation
import Members
import Storage

/// The buddies of one member.
struct BuddyStore: Sendable {
    struct Buddy: Sendable, Equatable {
        let id: Member.ID
        let chat: String
        /// Milliseconds since 1970 UTC.
        let since: Int64
        /// True until the member opens the chat.
        let isNew: Bool
    }

    /// The most buddies that are listed.
    static let most = 500

    let database: any Database
    let owner: Member.ID

    /// Returns the buddies, the latest first.
    func all() async throws -> [Buddy] {
        try await self.database.rows(self.statement("1 = 1"), Self.buddy)
    }

    /// Nil when the member is no buddy.
    func find(_ buddy: Member.ID) async throws -> Buddy? {
        try await self.database.row(self.statement("buddy_id = \(buddy)"), Self.buddy)
    }

    /// Ends the buddyship for both; false when there was none.
    ///
    /// It counts as this member's "no". The other's answer stays and they aren't told; a later "yes" makes them buddies
    /// again.
    func remove(_ buddy: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            // Both may end it at the same moment, or one of them twice.
            try db.acquire(.pair(owner, buddy))
            let isBuddy = try db.exists(
                """
                SELECT 1 FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(buddy)
                    AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
                """
            )
            guard isBuddy else { return false }
            try Buddyship.end(between: owner, and: buddy, in: db)
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at)
                VALUES (\(owner), \(buddy), 'no', 0, \(now.milliseconds))
                ON CONFLICT (owner_id, to_id) DO UPDATE SET says = 'no', is_open = 0, at = excluded.at
                """
            )
            return true
        }
    }

    private func statement(_ condition: SQL) -> SQL {
        """
        SELECT buddy_id, chat_id, since, is_new FROM buddy
        WHERE owner_id = \(self.owner) AND \(condition) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
        ORDER BY since DESC, buddy_id LIMIT \(Self.most)
        """
    }

    private static func buddy(_ row: SQLRow) throws -> Buddy {
        var columns = row.reader
        return Buddy(
            id: try columns.integer(),
            chat: try columns.text(),
            since: try columns.integer(),
            isNew: try columns.bool()
        )
    }
}
