import Foundation
import HealthMath
import Members

/// Writes when a message was sent, in the reader's time zone.
enum ChatTime {
    /// Returns text such as "08:05".
    static func clock(_ moment: Date, in zone: TimeZone) -> String { ClockTime(moment, in: zone).text }

    /// Writes a moment for lists: the time today, else the day.
    static func short(_ moment: Date, in zone: TimeZone, today: CalendarDay) -> String {
        let day = CalendarDay(moment, in: zone)
        return day == today ? Self.clock(moment, in: zone) : DayName(day, today: today).name
    }
}
