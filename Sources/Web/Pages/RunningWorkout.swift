/// A workout under way for the template `running-workouts` at the top of any page.
package struct RunningWorkout: Encodable, Sendable, Equatable {
    package let runningPath: String
    package let runningTitle: String

    package init(path: String, title: String) {
        self.runningPath = path
        self.runningTitle = title
    }
}
