package import Foundation

/// A workout as lists show it, without its plan.
package struct WorkoutSummary: Sendable, Equatable {
    package let id: String
    package let title: String
    let about: String
    package var request: WorkoutRequest
    let goal: TrainingGoal
    /// In kcal; nil while no weight is known.
    let expectedKilocalories: Double?
    package let status: Workout.Status
    let version: Int64
    package let createdAt: Date
    /// The first name of the buddy who gave it; nil for the member's own.
    let sharedBy: String?
}

extension Workout {
    var summary: WorkoutSummary {
        WorkoutSummary(
            id: self.id,
            title: self.title,
            about: self.about,
            request: self.request,
            goal: self.goal,
            expectedKilocalories: self.expectedKilocalories,
            status: self.status,
            version: self.version,
            createdAt: self.createdAt,
            sharedBy: self.sharedBy
        )
    }
}
