import Foundation
import Members
import Storage

/// The members whom one member blocked.
struct BlockStore: Sendable {
    struct Block: Sendable, Equatable {
        let id: Member.ID
        /// The chat that the block ended, as long as it is kept for a report.
        let chat: String?
    }

    let database: any Database
    let owner: Member.ID

    /// Blocks a member and ends everything between the two.
    ///
    /// Does nothing for oneself, an unknown member, or one who is blocked already.
    ///
    /// With `seen` false the owner couldn't see the member, and the list never names them.
    func block(_ other: Member.ID, seen: Bool, at now: Date) async throws {
        do {
            try await self.database.write { [owner] db in
                try Self.block(other, by: owner, seen: seen, at: now, in: db)
            }
        } catch DatabaseError.foreignKeyViolation {
            // The member was deleted meanwhile, so there is nobody to block.
        }
    }

    /// Blocks in the caller's transaction.
    static func block(
        _ other: Member.ID,
        by owner: Member.ID,
        seen: Bool,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        guard other != owner else { return }
        // Takes the lock of the pair first, as answers do, so that there is no deadlock.
        try db.acquire(.pair(owner, other))
        for (one, two) in [(min(owner, other), max(owner, other)), (max(owner, other), min(owner, other))] {
            try db.execute("DELETE FROM buddy_answer WHERE owner_id = \(one) AND to_id = \(two)")
        }
        try db.execute(
            """
            INSERT INTO block (owner_id, blocked_id, at, is_seen)
            SELECT \(owner), id, \(now.milliseconds), \(seen ? 1 : 0) FROM member WHERE id = \(other)
            ON CONFLICT (owner_id, blocked_id) DO NOTHING
            """
        )
        try Buddyship.end(between: owner, and: other, in: db)
    }

    /// Unblocks a member, so that the two can find each other again.
    ///
    /// They don't become buddies again.
    func unblock(_ other: Member.ID) async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM block WHERE owner_id = \(owner) AND blocked_id = \(other)")
        }
    }

    /// Returns the blocked members who were seen and haven't left, the latest first.
    func all() async throws -> [Block] {
        try await self.database.rows(Self.list(of: self.owner)) { row in
            var columns = row.reader
            return Block(id: try columns.integer(), chat: try columns.optionalText())
        }
    }

    static let most = 500

    static func list(of owner: Member.ID) -> SQL {
        """
        SELECT blocked_id, (SELECT MIN(chat_id) FROM parting WHERE owner_id = \(owner) AND other_id = blocked_id)
        FROM block WHERE owner_id = \(owner) AND is_seen = 1 AND \(Absence.none(of: "block.blocked_id", "block.blocked_id"))
        ORDER BY at DESC, blocked_id LIMIT \(Self.most)
        """
    }
}
