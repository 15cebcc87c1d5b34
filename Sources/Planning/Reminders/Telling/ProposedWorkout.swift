/// A workout that fits a free time.
package struct ProposedWorkout: Equatable, Sendable {
    /// The workout's id.
    package let id: String
    package let title: String
    package let minutes: Int
    /// The workout's page.
    package let path: String

    package init(id: String, title: String, minutes: Int, path: String) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.path = path
    }
}
