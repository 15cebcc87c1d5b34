import Foundation
import HealthMath
import Members
import Storage
import Web

/// Plans workouts for members.
struct PlanMaker: Sendable {
    /// The most days ahead that can be planned.
    private static let furthest = 366
    /// How long a time that has begun may still be moved to: five minutes, in milliseconds.
    private static let grace: Int64 = 300_000

    private static let lacksCalendar = FormErrors("inCalendar", "Connect a calendar that takes workouts first.")

    let weeks: FreeWeeks

    init(_ weeks: FreeWeeks) { self.weeks = weeks }

    var now: Date { self.weeks.now() }

    func store(of member: Member.ID) -> PlannedWorkoutStore {
        PlannedWorkoutStore(database: self.weeks.database, owner: member, agreed: self.weeks.agreed)
    }

    /// Returns with whom a plan was agreed; nil for one of the member's own.
    func partner(in plan: PlannedWorkout, of member: Member.ID) async throws -> AgreedPlans.Partner? {
        try await self.weeks.agreed.partners(member, [plan.id])[plan.id]
    }

    func settings(of member: Member.ID) async throws -> FreeTimeSettings {
        try await FreeTimeStore(database: self.weeks.database, owner: member).settings() ?? .usual
    }

    /// Returns the minutes that a workout may take of a plan: without travel and shower, but for a time that was agreed
    /// with somebody, which is all for training.
    func minutes(in plan: PlannedWorkout, agreed: Bool, of member: Member.ID) async throws -> Int {
        if agreed { return plan.time.minutes }
        return try await self.settings(of: member).training(in: plan.time.minutes)
    }

    func workouts(of member: Member.ID) async throws -> [OwnWorkout] { try await self.weeks.training.workouts(member) }

    /// Returns the calendar to which plans may be written; nil when there is none.
    func calendar(of member: Member.ID) async throws -> ConnectedCalendar? {
        try await CalendarStore(database: self.weeks.database, seal: self.weeks.seal, owner: member).forWorkouts()
    }

    /// Returns whether a plan stands in a calendar that is connected, or will in a moment.
    func isInCalendar(_ plan: PlannedWorkout, of member: Member.ID) async throws -> Bool {
        guard plan.inCalendar else { return false }
        if try await WrittenStore(database: self.weeks.database, owner: member).find(plan.id) != nil { return true }
        let isAhead = plan.takesTime && plan.time.start > self.now.milliseconds
        return isAhead ? try await self.calendar(of: member) != nil : false
    }

    /// Throws complaints for a time that is over or taken, and for a workout that isn't the member's.
    func plan(_ values: PlanForm.Values, for member: Member) async throws -> (planned: PlannedWorkout, isNew: Bool) {
        let settings = try await self.settings(of: member.id)
        let workout = try await self.workout(values.workout, of: member.id)
        let minutes = min(values.minutes ?? settings.needed(for: workout), PlannedWorkout.longest)
        let hasCalendar = try await self.calendar(of: member.id) != nil
        if values.inCalendar == true, !hasCalendar { throw Self.lacksCalendar }
        let plan = PlannedWorkout(
            id: values.id ?? RowID.new(),
            title: workout?.title ?? (values.title.isEmpty ? PlannedWorkout.untitled : values.title),
            workout: workout?.id,
            time: try self.time(values.day, values.at, minutes, in: member.timeZone),
            inCalendar: values.inCalendar ?? hasCalendar,
            keptOutAt: values.inCalendar == false ? self.now.milliseconds : nil
        )
        let planned = try await FormErrors.sayingRefusal {
            try await self.store(of: member.id).plan(plan, at: self.now)
        }
        if let reminds = values.reminds {
            try await PlanReminding(database: self.weeks.database, owner: member.id).put(reminds, at: self.now)
        }
        return planned
    }

    /// Returns whether the form asks if they want reminders: once, where none are on.
    func asksReminding(of member: Member.ID) async throws -> Bool {
        guard try await !self.settings(of: member).reminds else { return false }
        return try await PlanReminding(database: self.weeks.database, owner: member).answer() == nil
    }

    /// Returns nil when the plan isn't there; not `done` when it changed since its version.
    ///
    /// Throws a complaint when it was agreed with somebody, who must be asked for another time.
    func change(
        _ id: String,
        by values: PlanChangeForm.Values,
        of member: Member
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        let store = self.store(of: member.id)
        guard let plan = try await store.find(id) else { return nil }
        if let settled = values.settled {
            return try await FormErrors.sayingRefusal {
                try await store.settle(id, as: settled, version: values.version, at: self.now)
            }
        }
        if let workout = values.workout {
            return try await self.choose(workout, for: plan, version: values.version, of: member.id)
        }
        if let inCalendar = values.inCalendar {
            if inCalendar, try await self.calendar(of: member.id) == nil { throw Self.lacksCalendar }
            return try await store.keep(id, inCalendar: inCalendar, version: values.version, at: self.now)
        }
        guard values.movesIt else { return (plan, values.version == nil || values.version == plan.version) }
        try await self.checkOwn(plan, of: member.id)
        let day = values.day ?? CalendarDay(Date(milliseconds: plan.time.start), in: member.timeZone)
        let at = values.at ?? ClockTime(plan.time.start, in: member.timeZone)
        if values.day != nil || values.at != nil { try await self.checkAhead(day, at, plan, of: member) }
        let time = try self.time(day, at, values.minutes ?? plan.time.minutes, in: member.timeZone)
        return try await FormErrors.sayingRefusal {
            try await store.move(id, version: values.version, to: time, at: self.now)
        }
    }

    /// Moves a plan back to where it was before it was moved to its version; nil when the plan isn't there, not `done`
    /// when it changed since.
    ///
    /// Throws a complaint when it was agreed with somebody, who must be asked for another time.
    func moveBack(
        _ plan: PlannedWorkout,
        version: Int64,
        to before: PlanBefore,
        of member: Member.ID
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.checkOwn(plan, of: member)
        return try await FormErrors.sayingRefusal {
            try await self.store(of: member).moveBack(plan.id, version: version, to: before, at: self.now)
        }
    }

    /// Chooses what is trained at a plan's time, which stays as it is; nil leaves it open.
    ///
    /// The plan is called like the workout, but for one that was agreed with somebody, which is called like them.
    private func choose(
        _ id: String?,
        for plan: PlannedWorkout,
        version: Int64?,
        of member: Member.ID
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        let workout = try await self.workout(id, of: member)
        let isAgreed = try await self.partner(in: plan, of: member) != nil
        let open = plan.workout == nil ? plan.title : PlannedWorkout.untitled
        let title = isAgreed ? plan.title : workout?.title ?? open
        return try await self.store(of: member)
            .choose(workout?.id, for: plan.id, title: title, version: version, at: self.now)
    }

    /// Returns nil for no id; throws a complaint for one that isn't the member's.
    private func workout(_ id: String?, of member: Member.ID) async throws -> OwnWorkout? {
        guard let id else { return nil }
        let workout = try await self.workouts(of: member).first { $0.id == id }
        guard let workout else { throw FormErrors("workoutId", "This isn't one of your workouts any more.") }
        return workout
    }

    private func checkOwn(_ plan: PlannedWorkout, of member: Member.ID) async throws {
        guard let partner = try await self.partner(in: plan, of: member) else { return }
        throw FormErrors("form", "You agreed this time with \(partner.name). Ask them for another one.")
    }

    /// Throws a complaint with the next good time when a plan is to move to a time that has begun.
    ///
    /// Times are offered to the next five minutes, so one that began within the last five is still taken.
    private func checkAhead(
        _ day: CalendarDay,
        _ at: ClockTime,
        _ plan: PlannedWorkout,
        of member: Member
    ) async throws {
        let zone = member.timeZone
        let start = WallClock(zone).instant(of: day, minutes: at.minutes).milliseconds
        guard start < self.now.milliseconds - Self.grace else { return }
        let offer = try await self.weeks.offer(for: plan, of: member)
        let next = offer.map { offer in
            let day = CalendarDay(Date(milliseconds: offer.start), in: zone)
            let name = DayName(day, today: member.day(at: self.now)).inSentence
            return "There is time \(name), \(offer.clock(in: zone))."
        }
        throw FormErrors("at", "This time has begun already. \(next ?? "Choose one that is still to come.")")
    }

    /// Puts a removed plan back; nil when it is gone for good.
    ///
    /// Throws a complaint when who agreed to it took it off or has something else by now.
    func restore(_ id: String, of member: Member.ID) async throws -> PlannedWorkout? {
        try await FormErrors.sayingRefusal { try await self.store(of: member).restore(id, at: self.now) }
    }

    /// Adds to plans what became of them; asks training once.
    func states(of plans: [PlannedWorkout], for member: Member) async throws -> [FreeWeek.Plan] {
        let days = plans.map { CalendarDay(Date(milliseconds: $0.time.start), in: member.timeZone) }
        guard let first = days.min(), let last = days.max() else { return [] }
        let around = first.adding(days: -1)...max(first, last.adding(days: 1))
        let trained = try await self.weeks.training.trained(member.id, around)
        let now = self.now.milliseconds
        return plans.map { FreeWeek.Plan($0, at: now, trained) }
    }

    /// Returns whether a plan was done, by its member's word or by what they trained.
    func isDone(_ plan: PlannedWorkout, of member: Member) async throws -> Bool {
        try await self.states(of: [plan], for: member).contains { $0.state == .done }
    }

    /// Returns the time; one that a change of the clocks leaves out becomes the moment of the change.
    private func time(_ day: CalendarDay, _ at: ClockTime, _ minutes: Int, in zone: TimeZone) throws -> Stretch {
        let today = CalendarDay(self.now, in: zone)
        guard day <= today.adding(days: Self.furthest) else {
            throw FormErrors("day", "Choose a day within a year.")
        }
        let start = WallClock(zone).instant(of: day, minutes: at.minutes).milliseconds
        guard let time = Stretch(from: start, to: start + Int64(minutes) * 60_000), time.end > self.now.milliseconds
        else { throw FormErrors("at", "This time is over. Choose one that is still to come.") }
        return time
    }
}
