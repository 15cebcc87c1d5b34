import Foundation
import Members
import Notices
import Storage

/// Keeps the members whom one member blocked.
struct BlockStore: Sendable {
    struct Block: Sendable, Equatable {
        let id: Member.ID
        /// The chat that the block ended, as long as it is kept for a report.
        let chat: String?
    }

    let database: any Database
    let owner: Member.ID
    /// Ends what the two plan together.
    let joint: JointWorkoutEnd

    /// Blocks a member and ends everything between the two.
    ///
    /// Does nothing for oneself, an unknown member, or one who is blocked already. With `seen` false the owner couldn't
    /// see the member, and the list never names them.
    func block(_ other: Member.ID, seen: Bool, at now: Date) async throws {
        do {
            try await self.database.write { [owner, joint] db in
                try Self.block(other, by: owner, seen: seen, ending: joint, at: now, in: db)
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
        ending joint: JointWorkoutEnd,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        guard other != owner else { return }
        // Takes the lock of the pair first, as answers do, so that there is no deadlock.
        try db.acquire(.pair(owner, other))
        try EndedTie(owner: owner, other: other).keep(at: now, in: db)
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
        try Self.part(owner, other, ending: joint, at: now, in: db)
    }

    /// Ends what the two plan and are to each other, and takes each off the notices and copies of the other.
    private static func part(
        _ owner: Member.ID,
        _ other: Member.ID,
        ending joint: JointWorkoutEnd,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try joint.end(between: owner, and: other, at: now, in: db)
        try Buddyship.end(between: owner, and: other, in: db)
        for (one, two) in [(min(owner, other), max(owner, other)), (max(owner, other), min(owner, other))] {
            try Notice.forget(one, about: two, in: db)
            try joint.copies.unname(from: two, for: one, in: db)
        }
    }

    /// Undoes a block of the last ten minutes, with all that it ended; does nothing later, or for others.
    ///
    /// Returns how many agreed workouts stay off, because one of the two has something else at that time by now.
    func undo(_ other: Member.ID, _ people: [Member.ID: Person], at now: Date) async throws -> Int {
        try await self.database.write { [owner, joint] db in
            try EndedTie(owner: owner, other: other).restore(people, joint: joint, at: now, in: db)
        }
    }

    /// Unblocks a member, so that the two can find each other again.
    ///
    /// They don't become buddies again. It can be undone for a day.
    func unblock(_ other: Member.ID, at now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO removed_block (owner_id, blocked_id, is_seen, removed_at)
                SELECT owner_id, blocked_id, is_seen, \(now.milliseconds) FROM block
                WHERE owner_id = \(owner) AND blocked_id = \(other)
                ON CONFLICT (owner_id, blocked_id) DO UPDATE
                    SET is_seen = excluded.is_seen, removed_at = excluded.removed_at
                """
            )
            try db.execute("DELETE FROM block WHERE owner_id = \(owner) AND blocked_id = \(other)")
        }
    }

    /// Blocks again whom the member unblocked within a day; does nothing for others.
    ///
    /// It runs the same statements for everybody but a buddy, so that the time it takes tells nothing.
    func restore(_ other: Member.ID, at now: Date) async throws {
        try await self.database.write { [owner, joint] db in
            try db.acquire(.pair(owner, other))
            let restored = try db.execute(
                """
                INSERT INTO block (owner_id, blocked_id, at, is_seen)
                SELECT owner_id, blocked_id, \(now.milliseconds), is_seen FROM removed_block
                WHERE owner_id = \(owner) AND blocked_id = \(other)
                ON CONFLICT (owner_id, blocked_id) DO NOTHING
                """
            )
            try db.execute("DELETE FROM removed_block WHERE owner_id = \(owner) AND blocked_id = \(other)")
            // What the two said to each other meanwhile goes, as with any block.
            for (one, two) in [(min(owner, other), max(owner, other)), (max(owner, other), min(owner, other))] {
                try db.execute(
                    """
                    DELETE FROM buddy_answer WHERE owner_id = \(one) AND to_id = \(two)
                        AND EXISTS (SELECT 1 FROM block WHERE block.owner_id = \(owner) AND blocked_id = \(other))
                    """
                )
            }
            guard try Buddyship.chat(of: owner, with: other, in: db) != nil, restored > 0 else { return }
            try Self.part(owner, other, ending: joint, at: now, in: db)
        }
    }

    /// Deletes what all members unblocked before `limit`, so that it can't be undone any more.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge(
            "removed_block",
            by: "owner_id, blocked_id",
            where: "removed_at < \(limit.milliseconds)"
        )
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
