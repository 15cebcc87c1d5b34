import Foundation
import Members
import Notices
import Storage

/// Ends what two plan together when one blocks the other.
struct JointWorkoutEnd: Sendable {
    /// Takes a workout off its owner's plan and out of their calendar, in the caller's transaction.
    let remove: @Sendable (_ id: String, _ owner: Member.ID, Date, any SQLConnection) throws -> Void

    /// Ends the proposals and agreed workouts of two that aren't over, on both plans, with their notices.
    ///
    /// The caller holds the lock of the pair.
    func end(between one: Member.ID, and other: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let pair = [one, other].sorted()
        let ended = try db.rows(
            """
            SELECT id, owner_id, answer FROM joint_workout
            WHERE ((owner_id = \(one) AND buddy_id = \(other)) OR (owner_id = \(other) AND buddy_id = \(one)))
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
                UPDATE joint_workout SET answer = 'withdrawn'
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
}
