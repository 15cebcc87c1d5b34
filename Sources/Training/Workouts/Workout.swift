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

    /// Stable texts: they are stored and sent.
    package enum Status: String, Sendable, CaseIterable {
        case notStarted = "not-started"
        case inProgress = "in-progress"
        case completed
    }

    package static let titleLength = 1...80
    package static let longestAbout = 500
}
