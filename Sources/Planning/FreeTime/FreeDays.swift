package import Foundation
package import HealthMath
import Members
package import Storage

/// Finds the free time of one member's days: their windows less calendars, plans, and what they said keeps them busy.
///
/// Everything is worked out when it is asked for, so a calendar that changed shows at once.
package struct FreeDays: Sendable {
    private let settings: FreeTimeStore
    private let calendars: BusyStore
    private let keptBusy: KeptBusyStore
    private let planned: PlannedWorkoutStore
    private let zone: TimeZone

    package init(database: any Database, seal: Seal, owner: Int64, zone: TimeZone) {
        self.settings = FreeTimeStore(database: database, owner: owner)
        self.calendars = BusyStore(database: database, seal: seal, owner: owner)
        self.keptBusy = KeptBusyStore(database: database, owner: owner)
        self.planned = PlannedWorkoutStore(database: database, owner: owner)
        self.zone = zone
    }

    /// Empty as long as the member hasn't said when they would train.
    package func days(from first: CalendarDay, count: Int) async throws -> [FreeDay] {
        guard let settings = try await self.settings.settings() else { return [] }
        return try await self.time(from: first, count: count, settings).days
    }

    /// The same with all that takes the time.
    package func time(from first: CalendarDay, count: Int, _ settings: FreeTimeSettings) async throws -> FoundTime {
        let span = first.span(count, in: self.zone)
        let calendars = try await self.calendars.busy(in: span)
        let keptBusy = try await self.keptBusy.busy(in: span)
        let planned = try await self.planned.planned(in: span)
        let taken = calendars.map(\.time) + keptBusy + planned.filter(\.takesTime).map(\.time)
        return FoundTime(
            days: (0..<count).map { FreeDay(first.adding(days: $0), in: self.zone, settings, busy: taken) },
            busy: calendars + keptBusy.map { BusyTime($0) },
            planned: planned
        )
    }
}

/// Some days of a member: what is free, and what takes the rest.
package struct FoundTime: Equatable, Sendable {
    package let days: [FreeDay]
    package let busy: [BusyTime]
    package let planned: [PlannedWorkout]
}

extension CalendarDay {
    /// From the beginning of this day to the end of the last of some, in milliseconds since 1970.
    func span(_ count: Int, in zone: TimeZone) -> Range<Int64> {
        let start = self.start(in: zone).milliseconds
        return start..<max(start, self.adding(days: count).start(in: zone).milliseconds)
    }
}
