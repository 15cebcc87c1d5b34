package import HealthMath
package import Members

/// What planning asks of training; `App` fills it in.
package struct TrainingSide: Sendable {
    /// Returns the trainings of some days, by time.
    package let trained: @Sendable (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime]
    /// Returns the member's workouts, the latest first.
    package let workouts: @Sendable (Member.ID) async throws -> [OwnWorkout]

    package init(
        trained: @Sendable @escaping (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime],
        workouts: @Sendable @escaping (Member.ID) async throws -> [OwnWorkout]
    ) {
        self.trained = trained
        self.workouts = workouts
    }
}
