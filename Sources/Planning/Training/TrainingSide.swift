package import HealthMath
package import Members
package import Web

/// What planning asks of training; `App` fills it in.
package struct TrainingSide: Sendable {
    /// Returns the trainings of some days, by time.
    package let trained: @Sendable (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime]
    /// Returns the member's workouts, the latest first.
    package let workouts: @Sendable (Member.ID) async throws -> [OwnWorkout]
    /// Returns the names of figures that show what some of the member's workouts are like, by their ids.
    package let figures: @Sendable (Member.ID, [String]) async throws -> [String: [String]]
    /// Finds the list of songs that was made last for a workout; empty without one.
    package let songs: @Sendable (Member.ID, String) async throws -> [WorkoutSongs]

    package init(
        trained: @Sendable @escaping (Member.ID, ClosedRange<CalendarDay>) async throws -> [TrainedTime],
        workouts: @Sendable @escaping (Member.ID) async throws -> [OwnWorkout],
        figures: @Sendable @escaping (Member.ID, [String]) async throws -> [String: [String]] = { _, _ in [:] },
        songs: @Sendable @escaping (Member.ID, String) async throws -> [WorkoutSongs] = { _, _ in [] }
    ) {
        self.trained = trained
        self.workouts = workouts
        self.figures = figures
        self.songs = songs
    }
}
