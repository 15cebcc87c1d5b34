package import Foundation
package import HealthMath
package import Members
package import Storage

/// Finds the days for which a member plans their workouts.
package enum PlannedDays {
    /// How many days are looked ahead: four weeks.
    private static let ahead = 28

    /// Returns the next day of each workout that is planned from a day on, by the workouts' ids.
    package static func next(
        of owner: Member.ID,
        from day: CalendarDay,
        in zone: TimeZone,
        _ database: any Database
    ) async throws -> [String: CalendarDay] {
        let plans = try await PlannedWorkoutStore(database: database, owner: owner)
            .planned(in: day.span(Self.ahead, in: zone))
        let days = plans.filter { $0.settled == nil }.compactMap { plan in
            plan.workout.map { ($0, CalendarDay(Date(milliseconds: plan.time.start), in: zone)) }
        }
        return Dictionary(days) { first, _ in first }
    }
}
