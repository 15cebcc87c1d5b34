package import Foundation
package import HealthMath

extension CalendarDay {
    /// Creates the calendar day at an instant in a time zone; for an instant beyond all days, the first or the last of
    /// them.
    package init(_ instant: Date, in timeZone: TimeZone) {
        let sinceEpoch = instant.timeIntervalSince1970
        guard sinceEpoch > Double(CalendarDay.first.number) * 86_400 else {
            self = .first
            return
        }
        guard sinceEpoch < Double(CalendarDay.last.number) * 86_400 else {
            self = .last
            return
        }
        let seconds = Int(sinceEpoch.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        self.init(number: days)
    }

    /// Returns the start of the day in a time zone: later than midnight when clocks are put forward then.
    package func start(in timeZone: TimeZone) -> Date {
        WallClock(timeZone).instant(of: self, minutes: 0)
    }
}
