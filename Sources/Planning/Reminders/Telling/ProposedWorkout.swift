/// A workout that fits the time there is.
package struct ProposedWorkout: Equatable, Sendable {
    package let title: String
    package let minutes: Int
    /// Where it is shown and begun.
    package let path: String

    package init(title: String, minutes: Int, path: String) {
        self.title = title
        self.minutes = minutes
        self.path = path
    }
}
