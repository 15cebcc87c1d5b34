import Foundation
import HealthMath
import Members

/// Writes times and lengths for reminders.
struct ReminderWords: Sendable {
    let zone: TimeZone
    let now: Int64

    /// `now` is in milliseconds since 1970.
    init(_ zone: TimeZone, now: Int64) {
        self.zone = zone
        self.now = now
    }

    /// Returns text such as "18:05".
    func clock(_ instant: Int64) -> String { ClockTime(instant, in: self.zone).text }

    /// Returns text such as "18:05–19:30".
    func times(_ slot: Stretch) -> String { "\(self.clock(slot.start))–\(self.clock(slot.end))" }

    /// Returns a name such as "Today", "Tomorrow", "Sat 14 March".
    func day(_ instant: Int64) -> DayName {
        DayName(self.calendarDay(instant), today: self.calendarDay(self.now))
    }

    /// Returns text such as "today at 18:05".
    func moment(_ instant: Int64) -> String { "\(self.day(instant).inSentence) at \(self.clock(instant))" }

    /// Returns text such as "45 min", "2 h", "1 h 30 min".
    static func length(_ minutes: Int) -> String {
        switch (minutes / 60, minutes % 60) {
        case (0, let rest): "\(rest) min"
        case (let hours, 0): "\(hours) h"
        case (let hours, let rest): "\(hours) h \(rest) min"
        }
    }

    private func calendarDay(_ instant: Int64) -> CalendarDay {
        CalendarDay(Date(timeIntervalSince1970: Double(instant) / 1_000), in: self.zone)
    }
}
