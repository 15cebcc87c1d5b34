import Foundation

/// Days as pages of this wing write them.
enum CalendarWords {
    /// "14 March 2026" on the member's own calendar.
    static func day(_ instant: Date, in timeZone: TimeZone) -> String {
        let style = Date.VerbatimFormatStyle(
            format: "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits)",
            locale: Locale(identifier: "en_GB"),
            timeZone: timeZone,
            calendar: Calendar(identifier: .gregorian)
        )
        return instant.formatted(style)
    }
}
