/// A training, as far as planning needs it.
package struct TrainedTime: Equatable, Sendable {
    /// The id of the member's workout; nil without one.
    package let workout: String?
    package let time: Stretch
    /// Whether the body needs days to recover from it.
    package let wasHard: Bool

    package init(workout: String?, time: Stretch, wasHard: Bool) {
        self.workout = workout
        self.time = time
        self.wasHard = wasHard
    }
}
