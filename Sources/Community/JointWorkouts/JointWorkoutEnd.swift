import Foundation
import Members
import Notices
import Storage

/// Ends what two plan together when one blocks the other, and brings it back when that is undone.
struct JointWorkoutEnd: Sendable {
    /// Takes a workout off its owner's plan and out of their calendar, in the caller's transaction.
    let remove: @Sendable (_ id: String, _ owner: Member.ID, Date, any SQLConnection) throws -> Void
    /// Puts a workout that was taken off back on the plans of all its owners, in the caller's transaction; false, and
    /// nothing changed, when one of them has something else at that time by now.
    let restore: @Sendable (_ id: String, _ owners: [Member.ID], Date, any SQLConnection) throws -> Bool
    /// Takes names off what the two shared.
    var copies = SharedCopies(naming: [:])

    /// Ends the proposals and agreed workouts of two that aren't over, on both plans, with their notices.
    ///
    /// The caller holds the lock of the pair.
    func end(between one: Member.ID, and other: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let pair = [one, other].sorted()
        let ended = try db.rows(
            """
            SELECT id, owner_id, answer FROM joint_workout
            WHERE \(JointWorkoutStore.isBetween(one, other))
                AND end_at > \(now.milliseconds) AND (answer IS NULL OR answer = 'accepted')
            ORDER BY id
            """
        ) { row in
            var columns = row.reader
            return (
                id: try columns.text(), proposer: try columns.integer(), isAgreed: try columns.optionalText() != nil
            )
        }
        // First one's plans, then the other's, as all do who change both.
        for owner in pair {
            for workout in ended where workout.isAgreed { try self.remove(workout.id, owner, now, db) }
        }
        for workout in ended {
            try db.execute(
                """
                UPDATE joint_workout SET answer = 'withdrawn', ended_at = \(now.milliseconds),
                    was_agreed = \(workout.isAgreed ? 1 : 0)
                WHERE owner_id = \(workout.proposer) AND id = \(workout.id)
                """
            )
            for owner in pair {
                let other = owner == pair[0] ? pair[1] : pair[0]
                for cause in [
                    "joint workout \(workout.proposer) \(workout.id)",
                    "joint workout yes \(workout.proposer) \(workout.id)",
                    "agreed in \(other) \(workout.id)",
                ] {
                    try Notice.takeBack(owner, cause: cause, in: db)
                }
            }
        }
    }

    /// Brings back what a block ended at a moment and isn't over; returns how many agreed workouts stay off.
    ///
    /// The caller holds the lock of the pair. Notices don't come back: the cards in the chat say what stands.
    func restore(
        between one: Member.ID,
        and other: Member.ID,
        endedAt moment: Int64,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Int {
        let ended = try db.rows(
            """
            SELECT id, owner_id, was_agreed FROM joint_workout
            WHERE \(JointWorkoutStore.isBetween(one, other))
                AND ended_at = \(moment) AND answer = 'withdrawn' AND end_at > \(now.milliseconds)
            ORDER BY id
            """
        ) { row in
            var columns = row.reader
            return (id: try columns.text(), proposer: try columns.integer(), wasAgreed: try columns.integer() == 1)
        }
        var off = 0
        for workout in ended {
            if workout.wasAgreed, try !self.restore(workout.id, [one, other].sorted(), now, db) {
                off += 1
                continue
            }
            try db.execute(
                """
                UPDATE joint_workout SET answer = \(workout.wasAgreed ? "accepted" : nil), ended_at = NULL
                WHERE owner_id = \(workout.proposer) AND id = \(workout.id)
                """
            )
        }
        return off
    }
}
