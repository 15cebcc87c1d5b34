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
}
