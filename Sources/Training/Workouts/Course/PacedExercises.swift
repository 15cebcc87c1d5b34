package import HealthMath
package import Members
package import Storage

/// Exercises by how their work goes: what music suits which.
package enum PacedExercises {
    /// An exercise with its page.
    package struct Line: Sendable, Equatable {
        package let name: String
        package let path: String
    }

    /// Returns the most usual exercises of a member whose work fits, without those they left out and those that their health
    /// rules out on a day.
    package static func usual(
        of member: Member.ID,
        on day: CalendarDay,
        _ catalogue: ExerciseCatalogue,
        _ safety: SafetyRules,
        _ facts: TrainingFacts,
        in database: any Database,
        limit: Int,
        where fits: (WorkoutStretch.Kind, Intensity) -> Bool
    ) async throws -> [Line] {
        let shelf = try await ExerciseShelf.read(catalogue, of: member, in: database)
        let rules = SafetyRules(safety.rules(for: facts, on: day))
        let fitting = shelf.offered.exercises.filter { exercise in
            exercise.parts.contains(.main) && exercise.madeFor.isEmpty && !rules.ruleOut(exercise)
                && exercise.usualPace.map { fits(WorkoutStretch.Kind(exercise), $0.intensity) } ?? false
        }
        return fitting.sorted { ($0.usual, $0.name) < ($1.usual, $1.name) }.prefix(limit)
            .map { Line(name: $0.name, path: ExerciseLinks.exercise($0.id)) }
    }
}
