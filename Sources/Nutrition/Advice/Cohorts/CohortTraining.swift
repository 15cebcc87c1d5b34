package import HealthMath
package import Members
package import Storage
package import Web

/// What cohorts need of training.
package struct CohortTraining: Sendable {
    /// Selects `owner_id`, `exercise_id` and `day`, each once, of all that some members (a statement of `owner_id`)
    /// trained from one day through another.
    let trained: @Sendable (SQL, CalendarDay, CalendarDay) -> SQL
    /// Whether everybody has an exercise: a member's own would reveal its maker.
    let isEverybodys: @Sendable (String) -> Bool
    /// Returns those of some exercises that may be proposed to a member on a day, in their order.
    let suiting: @Sendable (Member.ID, [String], CalendarDay) async throws -> [ExerciseLine]

    package init(
        trained: @Sendable @escaping (SQL, CalendarDay, CalendarDay) -> SQL,
        isEverybodys: @Sendable @escaping (String) -> Bool,
        suiting: @Sendable @escaping (Member.ID, [String], CalendarDay) async throws -> [ExerciseLine]
    ) {
        self.trained = trained
        self.isEverybodys = isEverybodys
        self.suiting = suiting
    }
}
