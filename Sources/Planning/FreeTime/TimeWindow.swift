package import Foundation
package import HealthMath
import Members
import Storage

/// A range of wall-clock minutes of a day; 1,440 is midnight at its end.
package struct TimeWindow: Hashable, Sendable {
    package let from: Int
    package let to: Int

    /// Returns nil unless it is within a day and not empty.
    package init?(from: Int, to: Int) {
        guard 0 <= from, from < to, to <= 1_440 else { return nil }
        self.from = from
        self.to = to
    }

    private init(unchecked from: Int, _ to: Int) {
        self.from = from
        self.to = to
    }

    /// The hours from six to ten at night, when people are awake, whatever their windows.
    package static let awake = TimeWindow(unchecked: 6 * 60, 22 * 60)

    /// Returns the window on a day in a zone; nil when a change of the clocks leaves all of it out.
    package func stretch(on day: CalendarDay, in zone: TimeZone) -> Stretch? {
        let clock = WallClock(zone)
        return Stretch(
            from: clock.instant(of: day, minutes: self.from).milliseconds,
            to: clock.instant(of: day, minutes: self.to).milliseconds
        )
    }
}
