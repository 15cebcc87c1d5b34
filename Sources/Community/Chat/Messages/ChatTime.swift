import Foundation
import HealthMath
import Members

/// Writes when a message was sent, in the reader's time zone.
enum ChatTime {
    /// "08:05".
    static func clock(_ moment: Date, in zone: TimeZone) -> String {
        let seconds = Int(moment.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: moment)
        let minutes = (seconds % 86_400 + 86_400) % 86_400 / 60
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// For lists: the time today, else the day.
    static func short(_ moment: Date, in zone: TimeZone, today: CalendarDay) -> String {
        let day = CalendarDay(moment, in: zone)
        return day == today ? Self.clock(moment, in: zone) : DayName(day, today: today).name
    }
}
