package import Foundation
package import HealthMath
package import Members
package import Storage

/// Computes members' weeks on request; nothing is cached, so nothing is out of date.
package struct FreeWeeks: Sendable {
    /// The workouts a week that are suggested, including those planned or done.
    ///
    /// Each major muscle group should be trained on two or three days a week (American College of Sports Medicine's
    /// position stand of 2011, Garber and others, Quantity and Quality of Exercise).
    static let aWeek = 3
    /// The days in which another time is sought for a missed plan, and for which missed plans are shown.
    static let patience = 7

    let database: any Database
    let seal: Seal
    let training: TrainingSide
    let company: CompanyLookup
    let events: EventLookup
    let agreed: AgreedPlans
    let now: @Sendable () -> Date

    package init(
        database: any Database,
        seal: Seal,
        training: TrainingSide,
        company: @escaping CompanyLookup = { _ in [] },
        events: @escaping EventLookup = noEvents,
        agreed: AgreedPlans = .none,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.seal = seal
        self.training = training
        self.company = company
        self.events = events
        self.agreed = agreed
        self.now = now
    }

    func week(around day: CalendarDay, of member: Member) async throws -> FreeWeek {
        let now = self.now().milliseconds
        let (today, week) = (member.day(at: self.now()), day.week)
        let isRunning = week.contains(today)
        // Another time for a missed plan may lie in the next week.
        let last = isRunning ? max(week.upperBound, today.adding(days: Self.patience)) : week.upperBound
        let chosen = try await FreeTimeStore(database: self.database, owner: member.id).settings()
        let settings = chosen ?? .usual
        let count = last.days(since: week.lowerBound) + 1
        let found = try await self.days(of: member.id, in: member.timeZone)
            .time(from: week.lowerBound, count: count, settings)
        let first = min(week.lowerBound, today).adding(days: -TrainingHabits.memory)
        let trained = try await self.training.trained(member.id, first...max(first, min(last, today)))

        let ahead = found.ahead(of: now, settings, in: member.timeZone)
        let off = try await self.daysOff(of: member.id, in: member.timeZone)
        let done = try await self.done(by: member)
        let rests = off.union(done)
        let choice = try await self.choice(for: member, chosen, found, trained, from: week.lowerBound, count)
        let unanswered = isRunning ? try await self.unanswered(of: member, at: now, trained) : (missed: [], letGo: [])
        let missed = try await self.offering(unanswered.missed, of: member)
        // A day to which a missed plan may move gets no second offer.
        let offered = missed.compactMap(\.offer).map { CalendarDay(Date(milliseconds: $0.start), in: member.timeZone) }
        let taken = choice.taken.union(offered)
        let best = choice.best.suggestions(
            max(1, Self.aWeek - taken.filter(week.contains).count),
            among: ahead.filter { week.contains($0.day) && !rests.contains($0.day) },
            needed: settings.needed(for: try await self.training.workouts(member.id).proposed(for: settings.workout)),
            planned: taken
        )
        return FreeWeek(
            days: zip(found.days, ahead).prefix(7).map { whole, ahead in
                let span = whole.day.span(1, in: member.timeZone)
                let isOn: (Stretch) -> Bool = { $0.start < span.upperBound && span.lowerBound < $0.end }
                return FreeWeek.Day(
                    free: whole,
                    ahead: ahead,
                    busy: found.busy.filter { isOn($0.time) },
                    planned: found.planned.filter { span.contains($0.time.start) }
                        .map { FreeWeek.Plan($0, at: now, trained) },
                    carried: found.planned.filter { isOn($0.time) && $0.time.start < span.lowerBound }
                        .map { FreeWeek.Plan($0, at: now, trained) },
                    best: chosen == nil ? nil : best.first { $0.day == whole.day },
                    isFreed: found.freed.contains(whole.day),
                    isTaken: found.busy.contains { $0.takesWhole(span) },
                    isOff: off.contains(whole.day),
                    isTrained: done.contains(whole.day),
                    isOver: settings.end(of: whole.day, in: member.timeZone).map { $0 <= now } ?? false
                )
            },
            missed: missed,
            letGo: unanswered.letGo,
            settings: settings,
            isChosen: chosen != nil,
            hasHardSession: choice.best.lastHard != nil
        )
    }

    /// Returns whether a member said “not today”, so that nothing is offered on the day any more.
    package func rests(_ member: Member, on day: CalendarDay) async throws -> Bool {
        try await self.daysOff(of: member.id, in: member.timeZone).contains(day)
    }

    /// Returns the days from today on of which a member said “not today”.
    func daysOff(of member: Member.ID, in zone: TimeZone) async throws -> Set<CalendarDay> {
        try await WorkoutReminderStore(database: self.database, owner: member)
            .daysOff(from: CalendarDay(self.now(), in: zone))
    }

    /// Returns today where the member finished a workout, so that nothing more is offered on it.
    private func done(by member: Member) async throws -> Set<CalendarDay> {
        let today = member.day(at: self.now())
        return try await TrainedDays.read([member.id], since: today, in: self.database).workouts[member.id] ?? []
    }

    /// Returns the days of which nothing more may be offered.
    func rests(of member: Member) async throws -> Set<CalendarDay> {
        try await self.daysOff(of: member.id, in: member.timeZone).union(try await self.done(by: member))
    }

    func days(of member: Member.ID, in zone: TimeZone) -> FreeDays {
        FreeDays(database: self.database, seal: self.seal, owner: member, zone: zone, events: self.events)
    }

    /// Returns a member's next free time from a moment on; nil when there is none for a week.
    package func nextFree(of member: Member, after moment: Date) async throws -> Stretch? {
        let days = self.days(of: member.id, in: member.timeZone)
        let free = try await days.days(from: member.day(at: moment), count: Self.patience)
        let rests = try await self.rests(of: member)
        return free.filter { !rests.contains($0.day) }.flatMap(\.slots).first { $0.start >= moment.milliseconds }
    }

    /// Says when a member is free next on a day, and that there is a workout for it; empty where they aren't, or never
    /// said their hours.
    package func freeWords(of member: Member, on day: CalendarDay) async throws -> String {
        guard let free = try await self.nextFree(of: member, after: self.now()),
            CalendarDay(Date(milliseconds: free.start), in: member.timeZone) == day
        else { return "" }
        return "You're free \(free.clock(in: member.timeZone)); under Train you get a workout for it."
    }
}

extension FoundTime {
    /// Returns the days without the past, rounded up to five minutes.
    func ahead(of now: Int64, _ settings: FreeTimeSettings, in zone: TimeZone) -> [FreeDay] {
        let step: Int64 = 300_000
        guard let first = self.days.first?.day.span(1, in: zone).lowerBound,
            let past = Stretch(from: first, to: (now + step - 1) / step * step)
        else { return self.days }
        let taken = self.busy.map(\.time) + self.planned.filter(\.takesTime).map(\.time) + [past]
        return self.days.enumerated().map { place, day in
            FreeDay(day.day, in: zone, settings, busy: taken, isFirst: place == 0)
        }
    }
}
