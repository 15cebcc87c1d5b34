import Foundation
import Members
import Storage

/// What a block ended between its member and another, and how its Undo brings that back.
///
/// All statements but those about a chat are the same for whomever it is, so that the time they take tells nothing.
struct EndedTie: Sendable {
    let owner: Member.ID
    let other: Member.ID

    /// Stores what a block is about to end; keeps what is stored when the other is blocked already.
    func keep(at now: Date, in db: any SQLConnection) throws {
        let isNew: SQL =
            """
            NOT EXISTS (SELECT 1 FROM block WHERE block.owner_id = \(self.owner) AND block.blocked_id = \(self.other))
            """
        try db.execute(
            "DELETE FROM ended_tie WHERE owner_id = \(self.owner) AND blocked_id = \(self.other) AND \(isNew)"
        )
        try db.execute(
            """
            INSERT INTO ended_tie (owner_id, blocked_id, at, chat_id)
            SELECT \(self.owner), member.id, \(now.milliseconds),
                (SELECT chat_id FROM buddy WHERE buddy.owner_id = \(self.owner) AND buddy.buddy_id = \(self.other))
            FROM member WHERE member.id = \(self.other) AND \(isNew)
            """
        )
        try db.execute(
            """
            INSERT INTO ended_answer (owner_id, blocked_id, from_id, to_id, says, is_open, asked_at, at)
            SELECT ended_tie.owner_id, ended_tie.blocked_id, buddy_answer.owner_id, buddy_answer.to_id, says, is_open,
                asked_at, buddy_answer.at
            FROM ended_tie JOIN buddy_answer
                ON (buddy_answer.owner_id = ended_tie.owner_id AND buddy_answer.to_id = ended_tie.blocked_id)
                OR (buddy_answer.owner_id = ended_tie.blocked_id AND buddy_answer.to_id = ended_tie.owner_id)
            WHERE ended_tie.owner_id = \(self.owner) AND ended_tie.blocked_id = \(self.other) AND \(isNew)
            """
        )
    }

    /// Lifts the block and brings back what it ended: nothing once ten minutes are over, and the block alone where the
    /// other blocked too.
    ///
    /// `people` holds both, unless one of them left. Returns how many agreed workouts stay off, because one of the two has
    /// something else at that time by now.
    func restore(
        _ people: [Member.ID: Person],
        joint: JointWorkoutEnd,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Int {
        try db.acquire(.pair(self.owner, self.other))
        let tie = try db.row(
            """
            SELECT at, chat_id FROM ended_tie WHERE owner_id = \(self.owner) AND blocked_id = \(self.other)
                AND at > \(UndoSpan.limit(at: now).milliseconds)
            """
        ) { row in
            var columns = row.reader
            return (at: try columns.integer(), chat: try columns.optionalText())
        }
        let lifted = try db.execute(
            """
            DELETE FROM block
            WHERE owner_id = \(self.owner) AND blocked_id = \(self.other) AND at = \(tie?.at ?? -1)
            """
        )
        let isFree = try !Blocks.exists(between: self.owner, and: self.other, in: db)
        let ended = lifted > 0 && isFree ? tie : nil
        try db.execute(
            """
            INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
            SELECT from_id, to_id, says, is_open, asked_at, ended_answer.at FROM ended_answer JOIN ended_tie
                ON ended_tie.owner_id = ended_answer.owner_id AND ended_tie.blocked_id = ended_answer.blocked_id
            WHERE ended_tie.owner_id = \(self.owner) AND ended_tie.blocked_id = \(self.other)
                AND ended_tie.at = \(ended?.at ?? -1)
            ON CONFLICT (owner_id, to_id) DO NOTHING
            """
        )
        try db.execute("DELETE FROM ended_tie WHERE owner_id = \(self.owner) AND blocked_id = \(self.other)")
        let mine = try SharedCopies.copies(from: self.other, for: self.owner, in: db)
        let theirs = try SharedCopies.copies(from: self.owner, for: self.other, in: db)
        guard let ended, let me = people[self.owner], let them = people[self.other] else { return 0 }
        for (name, copies) in [(them.firstName, mine), (me.firstName, theirs)] {
            try joint.copies.name(name, on: copies, in: db)
        }
        guard let chat = ended.chat else { return 0 }
        try Buddyship.restore(chat, between: me, and: them, in: db)
        return try joint.restore(between: self.owner, and: self.other, endedAt: ended.at, at: now, in: db)
    }

    /// Deletes what nobody can undo any more.
    static func purge(before limit: Date, in database: any Database) async throws {
        try await database.purge("ended_tie", by: "owner_id, blocked_id", where: "at < \(limit.milliseconds)")
    }
}
