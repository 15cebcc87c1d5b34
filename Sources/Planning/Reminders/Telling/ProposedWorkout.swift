/// A workout that fits a free time.
package struct ProposedWorkout: Equatable, Sendable {
    package let title: String
    package let minutes: Int
    /// The workout's page.
    package let path: String

    package init(title: String, minutes: Int, path: String) {
        self.title = title
        self.minutes = minutes
        self.path = path
    }
}
