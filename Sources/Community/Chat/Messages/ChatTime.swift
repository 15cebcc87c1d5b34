import Foundation
import HealthMath
import Members

/// Writes when a message was sent, in the reader's time zone.
enum ChatTime {
    /// Returns text such as "08:05".
    static func clock(_ moment: Date, in zone: TimeZone) -> String { ClockTime(moment, in: zone).text }

    /// Writes a moment for lists in a few letters, which leave room for what was said: "08:05" today, "Yesterday", "Sat" in
    /// the last week, else "28 Nov", with the year when it isn't the current one.
    static func short(_ moment: Date, in zone: TimeZone, today: CalendarDay) -> String {
        let day = CalendarDay(moment, in: zone)
        switch today.days(since: day) {
        case 0: return Self.clock(moment, in: zone)
        case 1: return "Yesterday"
        case 2...6: return day.weekday.shortName
        default: return DayName.short(day, today: today)
        }
    }
}
