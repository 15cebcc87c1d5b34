package import Foundation
package import HealthMath
import Members
import Storage

/// Hours of a day as clocks show them, from one minute to another; 1,440 is the midnight after it.
package struct TimeWindow: Hashable, Sendable {
    package let from: Int
    package let to: Int

    /// Nil when it isn't within one day, or empty.
    package init?(from: Int, to: Int) {
        guard 0 <= from, from < to, to <= 1_440 else { return nil }
        self.from = from
        self.to = to
    }

    private init(unchecked from: Int, _ to: Int) {
        self.from = from
        self.to = to
    }

    /// From six to ten: when people are up, whatever their windows.
    package static let awake = TimeWindow(unchecked: 6 * 60, 22 * 60)

    /// When it is on a day somewhere; nil when clocks leave all of it out.
    package func stretch(on day: CalendarDay, in zone: TimeZone) -> Stretch? {
        let clock = WallClock(zone)
        return Stretch(
            from: clock.instant(of: day, minutes: self.from).milliseconds,
            to: clock.instant(of: day, minutes: self.to).milliseconds
        )
    }
}
