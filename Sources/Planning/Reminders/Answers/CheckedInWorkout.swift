import Foundation
import Storage

/// The workout that stands on the member's plan because they checked in to free time.
///
/// It bears its reminder's id. A planned workout stands on the plan already, so a check-in to it adds none.
struct CheckedInWorkout: Sendable {
    let reminder: StoredReminder
    /// What to train; nil when the member has no workout that fits.
    let proposal: ProposedWorkout?

    /// The milliseconds to which times of the plan are rounded: five minutes.
    private static let step: Int64 = 300_000

    /// Adds the workout, and its event where a calendar takes workouts; nothing while another plan has the time.
    func keep(at now: Date, in db: any SQLConnection) throws {
        guard self.reminder.planned == nil, let time = self.time(at: now.milliseconds) else { return }
        let (owner, id) = (self.reminder.owner, self.reminder.id)
        // Who says only afterwards that they trained, has.
        let checkedInAt = now.milliseconds < time.end ? now.milliseconds : nil
        try db.execute(
            """
            INSERT INTO planned_workout (owner_id, id, title, workout_id, start_at, end_at, in_calendar, settled,
                planned_at, checked_in_at, version)
            SELECT \(owner), \(id), \(self.proposal?.title ?? "Workout"), \(self.proposal?.id), \(time.start), \(time.end),
                (SELECT COUNT(*) FROM calendar WHERE owner_id = \(owner) AND takes_workouts = 1), 'done', \(now.milliseconds),
                \(checkedInAt), 1
            WHERE NOT EXISTS (
                SELECT 1 FROM planned_workout
                WHERE owner_id = \(owner) AND removed_at IS NULL AND id <> \(id)
                    AND (settled IS NULL OR settled <> 'let-go')
                    AND start_at > \(time.start - Int64(PlannedWorkout.longest) * 60_000)
                    AND start_at < \(time.end) AND end_at > \(time.start)
            )
            ON CONFLICT (owner_id, id) DO UPDATE SET title = excluded.title, workout_id = excluded.workout_id,
                start_at = excluded.start_at, end_at = excluded.end_at, in_calendar = excluded.in_calendar,
                settled = 'done', planned_at = excluded.planned_at, checked_in_at = excluded.checked_in_at,
                removed_at = NULL, version = planned_workout.version + 1
            """
        )
        try self.write(at: now, in: db)
    }

    /// Removes the workout, because the check-in was taken back.
    func remove(at now: Date, in db: any SQLConnection) throws {
        guard self.reminder.planned == nil else { return }
        try db.execute(
            """
            UPDATE planned_workout SET removed_at = \(now.milliseconds), version = version + 1
            WHERE owner_id = \(self.reminder.owner) AND id = \(self.reminder.id) AND settled = 'done'
                AND removed_at IS NULL
            """
        )
        try self.write(at: now, in: db)
    }

    private func write(at now: Date, in db: any SQLConnection) throws {
        let isWritten = try db.row(
            """
            SELECT in_calendar FROM planned_workout
            WHERE owner_id = \(self.reminder.owner) AND id = \(self.reminder.id)
            """
        ) { try $0.int(0) }
        guard isWritten == 1 else { return }
        try WritePlanned.add(self.reminder.id, of: self.reminder.owner, at: now, in: db)
    }

    /// Returns the time from now on, or from the slot's start when the member says later that they trained.
    ///
    /// It ends with the slot where less of that is left than a workout takes.
    private func time(at now: Int64) -> Stretch? {
        let slot = self.reminder.slot
        let isNow = (slot.start..<slot.end).contains(now)
        let start = isNow ? max(slot.start, now / Self.step * Self.step) : slot.start
        let left = max(isNow ? slot.end - start : .max, Int64(PlanForm.lengths.lowerBound) * 60_000)
        let longest = min(Int64(PlannedWorkout.longest) * 60_000, left)
        return Stretch(from: start, to: start + min(self.reminder.reminder.length, longest))
    }
}
