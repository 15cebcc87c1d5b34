package import HealthMath
import Members
import Web

/// A workout of the member, to be planned.
package struct OwnWorkout: Equatable, Sendable {
    package let id: String
    package let title: String
    /// The minutes that it was asked to take.
    package let minutes: Int
    /// Those that it takes, a tenth more or less: as long as planning it makes a time.
    package let takes: Int
    /// Whether it was not begun yet; such workouts are proposed first.
    package let isWaiting: Bool
    /// The day on which it was made; nil where it isn't known.
    package let made: CalendarDay?

    package init(
        id: String,
        title: String,
        minutes: Int,
        takes: Int? = nil,
        isWaiting: Bool,
        made: CalendarDay? = nil
    ) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.takes = takes ?? minutes
        self.isWaiting = isWaiting
        self.made = made
    }

    /// Returns whether it fits a time, which it was made for or is no longer than.
    func fits(_ minutes: Int) -> Bool { min(self.minutes, self.takes) <= minutes }

    /// The workout's page.
    var path: String { Places.workout(self.id) }
}

extension [OwnWorkout] {
    /// Says what tells a workout from others of the same title, whose length is a minute more or less: "made yesterday, begun or
    /// done"; empty where none is called like it.
    func difference(of one: OwnWorkout, on today: CalendarDay) -> String {
        guard self.contains(where: { $0.id != one.id && $0.title == one.title }) else { return "" }
        let made = one.made.map { "made \(DayName($0, today: today).inSentence)" }
        return [made, one.isWaiting ? nil : "begun or done"].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the longest workout that was not begun and fits the minutes; nil when none does.
    func proposed(for minutes: Int) -> OwnWorkout? {
        self.filter { $0.isWaiting && $0.fits(minutes) }.max { $0.minutes < $1.minutes }
    }
}
