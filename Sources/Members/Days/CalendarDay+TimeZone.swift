package import Foundation
package import HealthMath

extension CalendarDay {
    /// The calendar day at an instant in a time zone.
    package init(_ instant: Date, in timeZone: TimeZone) {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        self.init(number: days)
    }

    /// The start of the day in a time zone: later than midnight when clocks are put forward then.
    package func start(in timeZone: TimeZone) -> Date {
        WallClock(timeZone).instant(of: self, minutes: 0)
    }
}
