import Foundation
import HealthMath
import Members
import Storage

/// The input of a member's reminders: settings, free days and planned workouts.
struct MemberTime: Sendable {
    let settings: FreeTimeSettings
    let days: [FreeDay]
    var planned: [PlannedWorkout] = []

    /// Returns nil for members who want no reminders.
    static func read(
        _ database: any Database,
        _ seal: Seal,
        of owner: Member.ID,
        in zone: TimeZone,
        from day: CalendarDay,
        count: Int,
        events: @escaping EventLookup = noEvents
    ) async throws -> MemberTime? {
        var settings = try await FreeTimeStore(database: database, owner: owner).settings() ?? .usual
        if !settings.reminds {
            guard try await PlanReminding(database: database, owner: owner).answer() == true else { return nil }
            // There is no free time to be reminded of without windows, only plans.
            settings.windows = [:]
        }
        let found = try await FreeDays(database: database, seal: seal, owner: owner, zone: zone, events: events)
            .time(from: day, count: count, settings)
        return MemberTime(settings: settings, days: found.days, planned: found.planned)
    }
}
