package import Foundation

/// A workout a member keeps: what was asked, what came of it, and how far it got.
package struct Workout: Sendable, Equatable {
    package let id: String
    package var title: String
    package var about: String
    package var request: WorkoutRequest
    package var goal: TrainingGoal
    package var seed: UInt64
    package var plan: WorkoutPlan
    /// In kcal; nil while no weight is known.
    package var expectedKilocalories: Double?
    package var status: Status
    package var version: Int64
    package var createdAt: Date
    /// The first name of the buddy who gave it; nil for the member's own.
    package var sharedBy: String?

    package init(
        id: String,
        title: String,
        about: String,
        request: WorkoutRequest,
        goal: TrainingGoal,
        seed: UInt64,
        plan: WorkoutPlan,
        expectedKilocalories: Double?,
        status: Status = .notStarted,
        version: Int64 = 1,
        createdAt: Date,
        sharedBy: String? = nil
    ) {
        self.id = id
        self.title = title
        self.about = about
        self.request = request
        self.goal = goal
        self.seed = seed
        self.plan = plan
        self.expectedKilocalories = expectedKilocalories
        self.status = status
        self.version = version
        self.createdAt = createdAt
        self.sharedBy = sharedBy
    }

    /// Stable texts: they are stored and sent.
    package enum Status: String, Sendable, CaseIterable {
        case notStarted = "not-started"
        case inProgress = "in-progress"
        case completed
    }
}
