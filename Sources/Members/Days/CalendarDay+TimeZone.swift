package import Foundation
package import HealthMath

extension CalendarDay {
    /// The day that a calendar on the wall of `timeZone` shows at an instant.
    package init(_ instant: Date, in timeZone: TimeZone) {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        self.init(number: days)
    }

    /// When the day begins on that wall: not always at midnight, where clocks are put forward then.
    package func start(in timeZone: TimeZone) -> Date {
        WallClock(timeZone).instant(of: self, minutes: 0)
    }
}
