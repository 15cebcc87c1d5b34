import Web

/// A workout of the member, to be planned.
package struct OwnWorkout: Equatable, Sendable {
    package let id: String
    package let title: String
    package let minutes: Int
    /// Whether it was not begun yet; such workouts are proposed first.
    package let isWaiting: Bool

    package init(id: String, title: String, minutes: Int, isWaiting: Bool) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.isWaiting = isWaiting
    }

    /// The workout's page.
    var path: String { Places.workout(self.id) }
}

extension [OwnWorkout] {
    /// Returns the longest workout that was not begun and fits the minutes; nil when none does.
    func proposed(for minutes: Int) -> OwnWorkout? {
        self.filter { $0.isWaiting && $0.minutes <= minutes }.max { $0.minutes < $1.minutes }
    }
}
