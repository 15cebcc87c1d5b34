import Foundation

/// Writes days for pages of this wing.
enum DateWords {
    /// Returns text such as "14 March 2026", in the member's time zone.
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
