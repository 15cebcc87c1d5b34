/// A workout under way for the template `running-workouts` at the top of any page.
package struct RunningWorkout: Encodable, Sendable, Equatable {
    package let runningPath: String
    package let runningTitle: String
    package let runningNote: String

    /// `isOld` tells one that was begun more than a day ago, and that nobody calls under way.
    package init(path: String, title: String, isOld: Bool = false) {
        self.runningPath = path
        self.runningTitle = title
        self.runningNote = isOld ? "Begun over a day ago. Go back to it" : "Under way. Go back to it"
    }
}
