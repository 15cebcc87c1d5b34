import Foundation

/// Writes the day of an instant in the member's time zone.
enum NoticeTime {
    static func day(_ moment: Date, in timeZone: TimeZone) -> String {
        moment.formatted(
            self.style("\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits)", timeZone)
        )
    }

    private static func style(_ format: Date.FormatString, _ timeZone: TimeZone) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: format,
            locale: Locale(identifier: "en_GB"),
            timeZone: timeZone,
            calendar: Calendar(identifier: .gregorian)
        )
    }
}
