package import Foundation
import HealthMath

extension DayName {
    /// Returns text such as "Today 14:31", "Sat 14 March 08:05".
    package static func moment(_ moment: Date, at now: Date, in zone: TimeZone) -> String {
        let day = DayName(CalendarDay(moment, in: zone), today: CalendarDay(now, in: zone))
        return "\(day.name) \(ClockTime(moment, in: zone).text)"
    }
}
