package import Foundation
package import HealthMath

extension DayName {
    /// Returns text such as "Today 14:31", "Sat 14 March 08:05".
    package static func moment(_ moment: Date, at now: Date, in zone: TimeZone) -> String {
        "\(Self.day(of: moment, at: now, in: zone).name) \(ClockTime(moment, in: zone).text)"
    }

    /// Returns text such as "today 14:31", for the middle of a sentence.
    package static func momentInSentence(_ moment: Date, at now: Date, in zone: TimeZone) -> String {
        "\(Self.day(of: moment, at: now, in: zone).inSentence) \(ClockTime(moment, in: zone).text)"
    }

    private static func day(of moment: Date, at now: Date, in zone: TimeZone) -> DayName {
        DayName(CalendarDay(moment, in: zone), today: CalendarDay(now, in: zone))
    }

    /// Returns text such as "14 March 2026", for days that are far off or must be plain on their own.
    package static func long(_ day: CalendarDay) -> String { "\(day.day) \(Self.month(day.month)) \(day.year)" }

    package static func long(_ moment: Date, in zone: TimeZone) -> String { Self.long(CalendarDay(moment, in: zone)) }
}
