import Deeds
import Foundation
import HealthMath
import Members
import Notices
import Storage

/// Keeps the reminders to train of one member.
struct WorkoutReminderStore: Sendable {
    let database: any Database
    let owner: Member.ID
    var agreed = AgreedPlans.none

    /// Returns the last month's reminders and those to come, the latest first.
    func all(limit: Int = 100) async throws -> [StoredReminder] {
        try await self.database.rows(
            """
            SELECT \(StoredReminder.columns) FROM workout_reminder WHERE owner_id = \(self.owner)
            ORDER BY day DESC, start_at DESC, id LIMIT \(limit)
            """,
            StoredReminder.init
        )
    }

    /// Returns the days, from one on, of which the member said “not today”.
    func daysOff(from day: CalendarDay) async throws -> Set<CalendarDay> {
        let days = try await self.database.rows(
            """
            SELECT day FROM workout_reminder
            WHERE owner_id = \(self.owner) AND day >= \(day.description) AND state = 'not-today'
            """
        ) { row in
            var columns = row.reader
            return try columns.parsed("a day", CalendarDay.init)
        }
        return Set(days)
    }

    /// Returns nil when there is none, or it was deleted.
    func find(_ id: String) async throws -> StoredReminder? {
        try await self.database.row(Self.one(id, of: self.owner), StoredReminder.init)
    }

    /// Applies a member's answer with all consequences; nil when there is no such reminder.
    ///
    /// The same answer again changes nothing. `until` ends the time of who is busy; `proposal` is what a
    /// check-in to free time is for.
    func answer(
        _ id: String,
        _ answer: WorkoutReminder.Answer,
        until: Int64? = nil,
        proposal: ProposedWorkout? = nil,
        at now: Date
    ) async throws -> StoredReminder? {
        let answered = try await self.change(id, proposal, at: now) {
            $0.answer(answer, until: until, at: now.milliseconds)
        }
        if let plan = answered?.planned, let settled = answered?.reminder.state.settlesPlan {
            try await self.settle(plan, as: settled, isCheckIn: settled == .done, at: now)
        }
        return answered
    }

    /// Takes an answer back, with all its consequences.
    func takeBack(_ id: String, at now: Date) async throws -> StoredReminder? {
        let open = try await self.change(id, at: now) { $0.takeBack(at: now.milliseconds) }
        if let plan = open?.planned { try await self.settle(plan, as: nil, at: now) }
        return open
    }

    private func change(
        _ id: String,
        _ proposal: ProposedWorkout? = nil,
        at now: Date,
        _ happen: @Sendable @escaping (inout WorkoutReminder) -> [WorkoutReminder.Action]
    ) async throws -> StoredReminder? {
        try await self.database.write { [self] db in
            try ReminderPlanStore.hold(self.owner, in: db)
            guard let before = try db.row(Self.one(id, of: self.owner), StoredReminder.init) else { return nil }
            var after = before
            let actions = happen(&after.reminder)
            guard after != before else { return before }
            try ReminderPlanStore.supersede(self.owner, in: db)
            try after.update(in: db)
            for action in actions { try self.follow(action, after, now, in: db) }
            try self.keepDeed(of: after, now, in: db)
            let workout = CheckedInWorkout(reminder: after, proposal: proposal)
            if after.reminder.state == .checkedIn {
                try workout.keep(at: now, in: db)
            } else if before.reminder.state == .checkedIn {
                try workout.remove(at: now, in: db)
            }
            let answer = after.reminder.state.answerWords
            try Notice.settle(self.owner, path: ReminderLinks.reminder(id), answer: answer, at: now, in: db)
            return after
        }
    }

    private func follow(
        _ action: WorkoutReminder.Action,
        _ one: StoredReminder,
        _ now: Date,
        in db: any SQLConnection
    ) throws {
        switch action {
        case .keepBusy(let slot): try KeptBusyStore.keep(slot, of: self.owner, at: now, in: db)
        case .free(let slot): try KeptBusyStore.free(slot, of: self.owner, at: now, in: db)
        case .endDay: try self.endDay(one, in: db)
        case .openDay: try PlanAgain.add(for: self.owner, at: now, in: db)
        case .send, .offerNewSlot: break
        }
    }

    /// Drops the day's other reminders.
    private func endDay(_ one: StoredReminder, in db: any SQLConnection) throws {
        try db.execute(
            """
            DELETE FROM workout_reminder
            WHERE owner_id = \(self.owner) AND day = \(one.day.description) AND state = 'due' AND id <> \(one.id)
            """
        )
        try db.execute(
            """
            UPDATE workout_reminder SET state = 'gone', due_at = NULL
            WHERE owner_id = \(self.owner) AND day = \(one.day.description) AND due_at IS NOT NULL AND id <> \(one.id)
            """
        )
    }

    private func keepDeed(of one: StoredReminder, _ now: Date, in db: any SQLConnection) throws {
        let source = "reminder \(one.id)"
        if one.reminder.state == .checkedIn {
            try Deed(owner: self.owner, day: one.day, kind: .checkedIn, source: source, at: now).record(in: db)
        } else {
            try Deed.withdraw(owner: self.owner, kind: .checkedIn, source: source, in: db)
        }
    }

    /// Sets what became of the planned workout, which takes it out of the calendar when it is let go.
    private func settle(
        _ plan: String,
        as settled: PlannedWorkout.Settled?,
        isCheckIn: Bool = false,
        at now: Date
    ) async throws {
        let plans = PlannedWorkoutStore(database: self.database, owner: self.owner, agreed: self.agreed)
        guard let planned = try await plans.find(plan), planned.settled != settled else { return }
        _ = try await plans.settle(plan, as: settled, isCheckIn: isCheckIn, at: now)
    }

    private static func one(_ id: String, of owner: Member.ID) -> SQL {
        "SELECT \(StoredReminder.columns) FROM workout_reminder WHERE owner_id = \(owner) AND id = \(id)"
    }
}

extension WorkoutReminder.State {
    /// The state that an answer gives the planned workout: who is busy or takes the day off isn't asked about it again.
    fileprivate var settlesPlan: PlannedWorkout.Settled? {
        switch self {
        case .checkedIn: .done
        case .busy, .notToday: .letGo
        case .due, .sent, .snoozed, .missed, .gone: nil
        }
    }

    /// The answer as its notice shows it, or that its time has gone by; empty without one.
    var answerWords: String {
        switch self {
        case .checkedIn: "You said: I'm working out."
        case .snoozed: "You snoozed it."
        case .busy: "You said: I'm busy."
        case .notToday: "You said: Not today."
        case .missed: "This time has gone by."
        case .due, .sent, .gone: ""
        }
    }
}
