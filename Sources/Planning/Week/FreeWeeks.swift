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
        let found = try await self.days(of: member.id, in: member.timeZone)
            .time(from: week.lowerBound, count: last.days(since: week.lowerBound) + 1, settings)
        let first = min(week.lowerBound, today).adding(days: -TrainingHabits.memory)
        let trained = try await self.training.trained(member.id, first...max(first, min(last, today)))
        let habits = TrainingHabits(trained, in: member.timeZone)

        let ahead = found.ahead(of: now, settings, in: member.timeZone)
        let trainedDays = Set(trained.map { CalendarDay(Date(milliseconds: $0.time.start), in: member.timeZone) })
        let plannedDays = Set(
            found.planned.filter(\.takesTime)
                .map { CalendarDay(Date(milliseconds: $0.time.start), in: member.timeZone) }
        )
        let taken = trainedDays.union(plannedDays)
        let off = try await self.daysOff(of: member.id, in: member.timeZone)
        let done = try await self.done(by: member)
        let offered = ahead.filter { !off.contains($0.day) && !done.contains($0.day) }
        let best = BestTimes(
            usual: habits.usual,
            lastHard: habits.lastHard,
            zone: member.timeZone,
            buddies: try await self.buddies(of: member, from: week.lowerBound)
        ).suggestions(
            max(1, Self.aWeek - taken.filter(week.contains).count),
            among: offered.filter { week.contains($0.day) },
            needed: settings.needed,
            planned: taken
        )
        let unanswered = isRunning ? try await self.unanswered(of: member, at: now, trained) : (missed: [], letGo: [])
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
                    best: chosen == nil ? nil : best.first { $0.day == whole.day },
                    isFreed: found.freed.contains(whole.day),
                    isTaken: found.busy.contains { $0.takesWhole(span) },
                    isOff: off.contains(whole.day),
                    isTrained: done.contains(whole.day),
                    isOver: settings.end(of: whole.day, in: member.timeZone).map { $0 <= now } ?? false
                )
            },
            missed: try await self.missed(unanswered.missed, of: member, offered),
            letGo: unanswered.letGo,
            settings: settings,
            isChosen: chosen != nil,
            hasHardSession: habits.lastHard != nil
        )
    }

    /// Returns when buddies have time in the week from a day on; starts a day earlier, because they may be in another
    /// zone.
    private func buddies(of member: Member, from day: CalendarDay) async throws -> [BestTimes.Buddy] {
        var buddies: [BestTimes.Buddy] = []
        for one in try await self.company(member.id) {
            let days = self.days(of: one.id, in: one.zone)
            // A buddy's unreadable row must not break the member's own page.
            let free = try await self.database.settingAside(RowName("free_time", owner: one.id)) {
                try await days.days(from: day.adding(days: -1), count: 9).flatMap(\.slots)
            }
            if let free, !free.isEmpty { buddies.append(BestTimes.Buddy(name: one.name, free: free)) }
        }
        return buddies
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

    /// Returns the days of which something may be offered.
    private func offered(_ ahead: [FreeDay], of member: Member) async throws -> [FreeDay] {
        let off = try await self.daysOff(of: member.id, in: member.timeZone)
        let done = try await self.done(by: member)
        return ahead.filter { !off.contains($0.day) && !done.contains($0.day) }
    }

    /// Returns the time that a plan is offered, the same on every page and in its notice; nil when there is none for a
    /// week.
    package func offer(for plan: PlannedWorkout, of member: Member) async throws -> Stretch? {
        let (now, today) = (self.now().milliseconds, member.day(at: self.now()))
        let settings = try await FreeTimeStore(database: self.database, owner: member.id).settings()
        let open = try await self.open(for: member, settings ?? .usual)
        let trained = try await self.training.trained(member.id, today.adding(days: -Self.patience - 1)...today)
        let unanswered = try await self.unanswered(of: member, at: now, trained)
        let missed = try await self.missed(unanswered.missed, of: member, open)
        if let missed = missed.first(where: { $0.workout.id == plan.id }) { return missed.offer }
        guard settings != nil else { return nil }
        return open.flatMap(\.slots).first { $0.minutes >= plan.time.minutes }
            .flatMap { Stretch(from: $0.start, to: $0.start + Int64(plan.time.minutes) * 60_000) }
    }

    private func open(for member: Member, _ settings: FreeTimeSettings) async throws -> [FreeDay] {
        let found = try await self.days(of: member.id, in: member.timeZone).time(
            from: member.day(at: self.now()),
            count: Self.patience + 1,
            settings
        )
        let ahead = found.ahead(of: self.now().milliseconds, settings, in: member.timeZone)
        return try await self.offered(ahead, of: member)
    }

    func days(of member: Member.ID, in zone: TimeZone) -> FreeDays {
        FreeDays(database: self.database, seal: self.seal, owner: member, zone: zone, events: self.events)
    }

    /// Returns a member's next free time from a moment on; nil when there is none for a week.
    package func nextFree(of member: Member, after moment: Date) async throws -> Stretch? {
        let days = self.days(of: member.id, in: member.timeZone)
        let free = try await days.days(from: member.day(at: moment), count: Self.patience)
        return try await self.offered(free, of: member).flatMap(\.slots).first { $0.start >= moment.milliseconds }
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
