/// Something that was trained, as far as planning minds it.
package struct TrainedTime: Equatable, Sendable {
    /// Which of the member's workouts it was; nil for what had none.
    package let workout: String?
    package let time: Stretch
    /// Whether a body needs days to recover from it.
    package let wasHard: Bool

    package init(workout: String?, time: Stretch, wasHard: Bool) {
        self.workout = workout
        self.time = time
        self.wasHard = wasHard
    }
}
