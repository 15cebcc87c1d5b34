import Foundation
import HealthMath
import Members

/// The days of a demo, as its town counts them.
struct DemoCalendar: Sendable {
    static let zone = "Europe/Vienna"

    let first: CalendarDay
    private let clock = WallClock(TimeZone(identifier: Self.zone) ?? .gmt)

    /// `days` end today.
    init(days: Int, until now: Date) {
        self.first = CalendarDay(now, in: TimeZone(identifier: Self.zone) ?? .gmt).adding(days: 1 - days)
    }

    func day(_ index: Int) -> CalendarDay { self.first.adding(days: index) }

    func instant(_ index: Int, minutes: Int) -> Date { self.clock.instant(of: self.day(index), minutes: minutes) }
}
