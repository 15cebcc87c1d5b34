import Web

/// A workout that a member keeps, to be planned.
package struct OwnWorkout: Equatable, Sendable {
    package let id: String
    package let title: String
    package let minutes: Int
    /// Whether it waits to be done: those are proposed first.
    package let isWaiting: Bool

    package init(id: String, title: String, minutes: Int, isWaiting: Bool) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.isWaiting = isWaiting
    }

    /// Where it is shown, and where a tap begins it.
    var path: String { Places.workout(self.id) }
}

extension [OwnWorkout] {
    /// The one that waits and fills the time best; nil when none fits.
    func proposed(for minutes: Int) -> OwnWorkout? {
        self.filter { $0.isWaiting && $0.minutes <= minutes }.max { $0.minutes < $1.minutes }
    }
}
