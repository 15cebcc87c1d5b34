package import HealthMath
package import Members
package import Storage
package import Web

/// What other wings may know of the exercises that members train.
package struct TrainedExercises: Sendable {
    private let catalogue: ExerciseCatalogue
    private let safety: SafetyRules
    private let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    private let database: any Database

    package init(
        catalogue: ExerciseCatalogue,
        safety: SafetyRules,
        facts: @Sendable @escaping (Member.ID) async throws -> TrainingFacts,
        database: any Database
    ) {
        self.catalogue = catalogue
        self.safety = safety
        self.facts = facts
        self.database = database
    }

    /// Selects `owner_id`, `exercise_id` and `day`, each once, of all that some members (a statement of `owner_id`)
    /// trained in the main part of their workouts or logged by itself.
    package static func statement(of members: SQL, from first: CalendarDay, through last: CalendarDay) -> SQL {
        """
        SELECT activity.owner_id AS owner_id, activity.exercise_id AS exercise_id, activity.day AS day FROM activity
        WHERE activity.owner_id IN (\(members)) AND activity.removed_at IS NULL AND activity.exercise_id IS NOT NULL
            AND activity.day >= \(first.description) AND activity.day <= \(last.description)
        UNION
        SELECT activity.owner_id, activity_set.exercise_id, activity.day FROM activity
        JOIN activity_set ON activity_set.owner_id = activity.owner_id AND activity_set.activity_id = activity.id
        WHERE activity.owner_id IN (\(members)) AND activity.removed_at IS NULL AND activity_set.part = 'main'
            AND activity.day >= \(first.description) AND activity.day <= \(last.description)
        """
    }

    /// Returns whether an exercise is one of those that everybody has.
    package func isEverybodys(_ exercise: String) -> Bool { self.catalogue[exercise] != nil }

    /// Returns those of some exercises that may be proposed to a member on a day, in their order: none that they left
    /// out, or that their health rules out.
    package func suiting(
        _ member: Member.ID,
        among exercises: [String],
        on day: CalendarDay
    ) async throws -> [ExerciseLine] {
        guard !exercises.isEmpty else { return [] }
        let shelf = try await ExerciseShelf.read(self.catalogue, of: member, in: self.database)
        let rules = SafetyRules(self.safety.rules(for: try await self.facts(member), on: day))
        return exercises.compactMap { shelf.offered[$0] }.filter { !rules.ruleOut($0) }.map {
            ExerciseLine(
                id: $0.id,
                path: ExerciseLinks.exercise($0.id),
                name: $0.name,
                note: $0.muscles.prefix(2).map(\.label).joined(separator: ", "),
                figure: ExerciseFigures.name(of: $0)
            )
        }
    }
}
