package import Foundation
package import HealthMath

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
        guard let start = Self.instant(self.from, on: day, in: zone), let end = Self.instant(self.to, on: day, in: zone)
        else {
            return nil
        }
        return Stretch(from: start, to: end)
    }

    /// A time that clocks leave out is the moment of the change, one that comes twice the first.
    static func instant(_ minute: Int, on day: CalendarDay, in zone: TimeZone) -> Int64? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let day = minute < 1_440 ? day : day.adding(days: 1)
        let midnight = DateComponents(year: day.year, month: day.month, day: day.day)
        guard let noonless = calendar.date(from: midnight) else { return nil }
        let first = calendar.startOfDay(for: noonless)
        guard minute % 1_440 > 0 else { return Int64(first.timeIntervalSince1970 * 1_000) }
        let wanted = DateComponents(hour: minute / 60, minute: minute % 60, second: 0)
        let found = calendar.nextDate(
            after: first.addingTimeInterval(-1),
            matching: wanted,
            matchingPolicy: .nextTime,
            repeatedTimePolicy: .first
        )
        return found.map { Int64($0.timeIntervalSince1970 * 1_000) }
    }
}
