package import Foundation
package import Members
import Notices
package import Storage

/// Ends what members plan together when one blocks or removes the other, and brings it back when that is undone.
///
/// It is the same when one of them asks to leave or is suspended (`JointWorkoutEnd+Absence`).
package struct JointWorkoutEnd: Sendable {
    /// Takes a workout off its owner's plan and out of their calendar, in the caller's transaction.
    let remove: @Sendable (_ id: String, _ owner: Member.ID, Date, any SQLConnection) throws -> Void
    /// Puts a workout that was taken off back on the plans of all its owners, in the caller's transaction; false, and
    /// nothing changed, when one of them has something else at that time by now.
    let restore: @Sendable (_ id: String, _ owners: [Member.ID], Date, any SQLConnection) throws -> Bool
    /// Takes names off what the two shared.
    let copies: SharedCopies

    /// A proposal, or an agreed workout.
    struct Workout {
        let id: String
        let proposer: Member.ID
        let buddy: Member.ID
        let isAgreed: Bool

        var owners: [Member.ID] { [self.proposer, self.buddy].sorted() }
    }

    package init(
        remove: @Sendable @escaping (_ id: String, _ owner: Member.ID, Date, any SQLConnection) throws -> Void,
        restore: @Sendable @escaping (_ id: String, _ owners: [Member.ID], Date, any SQLConnection) throws -> Bool,
        copies: SharedCopies = SharedCopies(naming: [:])
    ) {
        self.remove = remove
        self.restore = restore
        self.copies = copies
    }

    /// Ends the proposals and agreed workouts of two that aren't over, on both plans, with their notices.
    ///
    /// The caller holds the lock of the pair.
    func end(between one: Member.ID, and other: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let ahead = try Self.ahead(JointWorkoutStore.isBetween(one, other), at: now, in: db)
        try self.end(ahead, forAbsence: false, at: now, in: db)
    }

    /// Finds the proposals and agreed workouts that aren't over; what was called off has left both plans already.
    static func ahead(_ condition: SQL, at now: Date, in db: any SQLConnection) throws -> [Workout] {
        try db.rows(
            """
            SELECT id, owner_id, buddy_id, answer FROM joint_workout
            WHERE \(condition) AND end_at > \(now.milliseconds) AND (answer IS NULL OR answer = 'accepted')
                AND called_off_at IS NULL
            ORDER BY id, owner_id
            """
        ) { row in
            var columns = row.reader
            return Workout(
                id: try columns.text(),
                proposer: try columns.integer(),
                buddy: try columns.integer(),
                isAgreed: try columns.optionalText() != nil
            )
        }
    }

    /// Ends these; the caller holds the locks of their pairs.
    func end(_ ahead: [Workout], forAbsence: Bool, at now: Date, in db: any SQLConnection) throws {
        // Plans are changed in the order of their owners, as by all who change those of more than one.
        for owner in Set(ahead.flatMap(\.owners)).sorted() {
            for workout in ahead where workout.isAgreed && workout.owners.contains(owner) {
                try self.remove(workout.id, owner, now, db)
            }
        }
        for workout in ahead {
            try db.execute(
                """
                UPDATE joint_workout SET answer = 'withdrawn', ended_at = \(now.milliseconds),
                    was_agreed = \(workout.isAgreed ? 1 : 0), ended_by_absence = \(forAbsence ? 1 : 0)
                WHERE owner_id = \(workout.proposer) AND id = \(workout.id)
                """
            )
            try self.takeBackNotices(of: workout, in: db)
        }
    }

    private func takeBackNotices(of workout: Workout, in db: any SQLConnection) throws {
        for (owner, other) in [(workout.proposer, workout.buddy), (workout.buddy, workout.proposer)] {
            for cause in [
                "joint workout \(workout.proposer) \(workout.id)",
                "joint workout yes \(workout.proposer) \(workout.id)",
                "agreed in \(other) \(workout.id)",
            ] {
                try Notice.takeBack(owner, cause: cause, in: db)
            }
        }
    }

    /// Brings back what a block or removal ended at a moment and isn't over; returns how many agreed workouts stay off.
    ///
    /// The caller holds the lock of the pair. Notices don't come back: the cards in the chat say what stands.
    func restore(
        between one: Member.ID,
        and other: Member.ID,
        endedAt moment: Int64,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Int {
        let condition: SQL = "\(JointWorkoutStore.isBetween(one, other)) AND ended_at = \(moment)"
        return try self.restore(Self.ended(condition, byAbsence: false, at: now, in: db), at: now, in: db)
    }

    /// Finds what was ended and isn't over.
    static func ended(
        _ condition: SQL,
        byAbsence: Bool,
        at now: Date,
        in db: any SQLConnection
    ) throws -> [Workout] {
        try db.rows(
            """
            SELECT id, owner_id, buddy_id, was_agreed FROM joint_workout
            WHERE \(condition) AND ended_by_absence = \(byAbsence ? 1 : 0)
                AND answer = 'withdrawn' AND end_at > \(now.milliseconds)
            ORDER BY id, owner_id
            """
        ) { row in
            var columns = row.reader
            return Workout(
                id: try columns.text(),
                proposer: try columns.integer(),
                buddy: try columns.integer(),
                isAgreed: try columns.integer() == 1
            )
        }
    }

    /// Brings these back where both still have the time; returns how many agreed ones stay off.
    ///
    /// The caller holds the locks of their pairs, and those of the plans where there is more than one pair.
    @discardableResult
    func restore(_ ended: [Workout], at now: Date, in db: any SQLConnection) throws -> Int {
        var off = 0
        for workout in ended {
            if workout.isAgreed, try !self.restore(workout.id, workout.owners, now, db) {
                off += 1
                continue
            }
            try db.execute(
                """
                UPDATE joint_workout SET answer = \(workout.isAgreed ? "accepted" : nil), ended_at = NULL,
                    ended_by_absence = 0
                WHERE owner_id = \(workout.proposer) AND id = \(workout.id)
                """
            )
        }
        return off
    }
}
