package import Foundation
package import HealthMath
package import Members
package import Storage

/// Computes the free time of a member's days: their windows without calendars, plans, and what they said keeps them
/// busy.
///
/// Nothing is cached, so that a changed calendar shows at once.
package struct FreeDays: Sendable {
    private let settings: FreeTimeStore
    private let calendars: BusyStore
    private let freed: FreedDayStore
    private let keptBusy: KeptBusyStore
    private let planned: PlannedWorkoutStore
    private let events: @Sendable (Range<Int64>) async throws -> [BusyTime]
    private let zone: TimeZone

    /// `events` finds what else the member takes part in.
    package init(
        database: any Database,
        seal: Seal,
        owner: Member.ID,
        zone: TimeZone,
        events: @escaping EventLookup = noEvents
    ) {
        self.settings = FreeTimeStore(database: database, owner: owner)
        self.calendars = BusyStore(database: database, seal: seal, owner: owner)
        self.freed = FreedDayStore(database: database, owner: owner)
        self.keptBusy = KeptBusyStore(database: database, owner: owner)
        self.planned = PlannedWorkoutStore(database: database, owner: owner)
        self.events = { try await events(owner, $0) }
        self.zone = zone
    }

    /// Returns the days; empty as long as the member hasn't chosen windows.
    package func days(from first: CalendarDay, count: Int) async throws -> [FreeDay] {
        guard let settings = try await self.settings.settings() else { return [] }
        return try await self.time(from: first, count: count, settings).days
    }

    /// Returns the days, by waking hours as long as the member hasn't chosen windows.
    func likelyDays(from first: CalendarDay, count: Int) async throws -> (days: [FreeDay], isAssumed: Bool) {
        let chosen = try await self.settings.settings()
        return (try await self.time(from: first, count: count, chosen ?? .waking).days, chosen == nil)
    }

    /// Returns the plans that take time in a range of milliseconds since 1970, and what else keeps the owner busy then.
    func taken(in span: Range<Int64>) async throws -> (planned: [PlannedWorkout], busy: [Stretch]) {
        let busy = try await self.calendars(in: span).busy + self.events(span)
        return (
            try await self.planned.planned(in: span).filter(\.takesTime),
            try await busy.map(\.time) + self.keptBusy.busy(in: span)
        )
    }

    /// Returns the days with all busy times.
    package func time(from first: CalendarDay, count: Int, _ settings: FreeTimeSettings) async throws -> FoundTime {
        let span = first.span(count, in: self.zone).extended(byMinutes: Hours.longestOverMidnight)
        let end = first.span(count, in: self.zone).upperBound
        let (calendars, freed) = try await self.calendars(in: span)
        let keptBusy = try await self.keptBusy.busy(in: span)
        let planned = try await self.planned.planned(in: span)
        let events = try await self.events(span)
        let taken = (calendars + events).map(\.time) + keptBusy + planned.filter(\.takesTime).map(\.time)
        // A plan after the last day only keeps busy whom the last night leaves time.
        let later = planned.filter { $0.takesTime && $0.time.start >= end }.map { BusyTime($0.time) }
        return FoundTime(
            days: (0..<count).map {
                FreeDay(first.adding(days: $0), in: self.zone, settings, busy: taken, isFirst: $0 == 0)
            },
            busy: calendars + events + keptBusy.map { BusyTime($0) } + later,
            planned: planned.filter { $0.time.start < end },
            freed: freed
        )
    }

    /// Returns when calendars keep the owner busy, without what takes a day whole that they said is free, and these days.
    private func calendars(in span: Range<Int64>) async throws -> (busy: [BusyTime], freed: Set<CalendarDay>) {
        let first = CalendarDay(Date(milliseconds: span.lowerBound), in: self.zone)
        let last = CalendarDay(Date(milliseconds: span.upperBound), in: self.zone)
        let freed = try await self.freed.days(in: first...max(first, last))
        // A calendar that is connected twice takes each of its times once.
        let busy = try await self.calendars.busy(in: span).leaving(freed, in: self.zone)
        var seen: Set<BusyTime> = []
        return (busy.filter { seen.insert($0).inserted }, freed)
    }
}

/// Finds the times at which a member takes part in something of another wing, in a range of milliseconds since 1970.
package typealias EventLookup = @Sendable (Member.ID, Range<Int64>) async throws -> [BusyTime]

/// The lookup of a house in which no other wing has any.
package let noEvents: EventLookup = { _, _ in [] }

/// The free and the busy times of some days.
package struct FoundTime: Equatable, Sendable {
    package let days: [FreeDay]
    package let busy: [BusyTime]
    package let planned: [PlannedWorkout]
    /// The days that the member said are free whatever takes them whole.
    package let freed: Set<CalendarDay>
}

extension Range<Int64> {
    /// Returns the range with so many minutes more at its end; in milliseconds.
    fileprivate func extended(byMinutes minutes: Int) -> Self {
        self.lowerBound..<self.upperBound + Int64(minutes) * 60_000
    }
}

extension CalendarDay {
    /// Returns the range from the start of this day over `count` days, in milliseconds since 1970.
    func span(_ count: Int, in zone: TimeZone) -> Range<Int64> {
        let start = self.start(in: zone).milliseconds
        return start..<max(start, self.adding(days: count).start(in: zone).milliseconds)
    }
}
