package import Foundation
package import HealthMath
package import Members
package import Storage

/// What a member plans to train on a day, for wings that prepare something for it.
package enum PlannedToday {
    package struct Workout: Sendable, Equatable {
        package let id: String
        package let title: String
    }

    /// Returns the workouts that are planned for a day and still to be done, each once.
    package static func workouts(
        of member: Member,
        on day: CalendarDay,
        in database: any Database
    ) async throws -> [Workout] {
        let plans = try await PlannedWorkoutStore(database: database, owner: member.id)
            .planned(in: day.span(1, in: member.timeZone))
        var seen: Set<String> = []
        return plans.filter { $0.settled == nil }.compactMap { plan in
            plan.workout.flatMap { seen.insert($0).inserted ? Workout(id: $0, title: plan.title) : nil }
        }
    }

    /// Returns those who plan to begin a chosen workout in a span and still have to do it, by id after one.
    package static func members(
        in span: Range<Date>,
        after last: Member.ID,
        limit: Int,
        in database: any Database
    ) async throws -> [Member.ID] {
        try await database.rows(
            """
            SELECT DISTINCT owner_id FROM planned_workout
            WHERE removed_at IS NULL AND settled IS NULL AND workout_id IS NOT NULL
                AND start_at >= \(span.lowerBound.milliseconds) AND start_at < \(span.upperBound.milliseconds)
                AND owner_id > \(last)
            ORDER BY owner_id LIMIT \(limit)
            """
        ) { try $0.integer(0) }
    }
}
