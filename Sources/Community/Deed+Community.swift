import Deeds

extension Deed.Kind {
    /// A buddy, as long as they are one.
    static let buddyGained = Self("buddy-gained", tellsOfOthers: true)
    /// A workout given to a buddy.
    static let workoutShared = Self("workout-shared", tellsOfOthers: true)
}
