package import HealthMath
package import Members

/// What planning asks training; App knows the answers.
package struct TrainingSide: Sendable {
    /// What was trained on some days, in order.
    package let trained: @Sendable (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime]
    /// What a member keeps, the last made first.
    package let workouts: @Sendable (Member.ID) async throws -> [OwnWorkout]

    package init(
        trained: @Sendable @escaping (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime],
        workouts: @Sendable @escaping (Member.ID) async throws -> [OwnWorkout]
    ) {
        self.trained = trained
        self.workouts = workouts
    }
}
