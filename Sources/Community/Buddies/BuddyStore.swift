import Foundation
import Members
import Storage

/// Keeps the buddies of one member.
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

    /// Returns nil when the member is no buddy.
    func find(_ buddy: Member.ID) async throws -> Buddy? {
        try await self.database.row(self.statement("buddy_id = \(buddy)"), Self.buddy)
    }

    /// Ends the buddyship for both, and with it what they plan together, as a block does; false when there was none.
    ///
    /// It counts as this member's "no". The other's answer stays and they aren't told; a later "yes" makes them buddies
    /// again.
    func remove(_ buddy: Member.ID, ending joint: JointWorkoutEnd, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            // Both may end it at the same moment, or one of them twice.
            try db.acquire(.pair(owner, buddy))
            let chat = try db.row(
                """
                SELECT chat_id FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(buddy)
                    AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
                """
            ) { try $0.text(0) }
            guard let chat else { return false }
            try joint.end(between: owner, and: buddy, at: now, in: db)
            try Buddyship.end(between: owner, and: buddy, in: db)
            try db.execute(
                """
                UPDATE parting SET removed_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND other_id = \(buddy) AND chat_id = \(chat)
                """
            )
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

    /// Undoes the member's own removal of a buddy, with their chat and what they planned as they were; nil when there is
    /// none to undo.
    ///
    /// The other's "yes" must still stand, so that nothing comes back against their will. Returns how many agreed workouts
    /// stay off, because one of the two has something else at that time by now; 0 for two who are buddies already.
    static func restore(
        _ them: Person,
        of me: Person,
        joint: JointWorkoutEnd,
        at now: Date,
        in database: any Database
    ) async throws -> Int? {
        try await database.write { db in
            try db.acquire(.pair(me.id, them.id))
            if try Buddyship.chat(of: me.id, with: them.id, in: db) != nil { return 0 }
            let parting = try db.row(
                """
                SELECT parting.chat_id, parting.removed_at FROM parting
                JOIN buddy_answer AS theirs ON theirs.owner_id = parting.other_id AND theirs.to_id = parting.owner_id
                    AND theirs.says = 'yes'
                WHERE parting.owner_id = \(me.id) AND parting.other_id = \(them.id)
                    AND parting.removed_at > \(UndoSpan.limit(at: now).milliseconds)
                    AND \(Blocks.none(between: "parting.owner_id", and: "parting.other_id"))
                ORDER BY parting.removed_at DESC LIMIT 1
                """
            ) { row in
                var columns = row.reader
                return (chat: try columns.text(), removedAt: try columns.integer())
            }
            guard let parting else { return nil }
            try Buddyship.restore(parting.chat, between: me, and: them, in: db)
            try db.execute(
                "UPDATE buddy_answer SET says = 'yes', at = \(now.milliseconds) WHERE owner_id = \(me.id) AND to_id = \(them.id)"
            )
            return try joint.restore(between: me.id, and: them.id, endedAt: parting.removedAt, at: now, in: db)
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
