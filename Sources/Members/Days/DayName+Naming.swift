package import Foundation
package import HealthMath

extension DayName {
    /// Returns a text with "today" for "on Sat 14 March" where that is today, and so of yesterday and tomorrow.
    ///
    /// Words that are kept name days by their dates, which stay true; who reads them near the day knows it by its name.
    package static func naming(daysNear now: Date, in zone: TimeZone, of text: String) -> String {
        Self.naming(daysNear: CalendarDay(now, in: zone), of: text)
    }

    /// Returns the same for a reader for whom it is `today`.
    package static func naming(daysNear today: CalendarDay, of text: String) -> String {
        (-1...1).reduce(text) { text, days in
            DayName(today.adding(days: days), today: today).named(in: text)
        }
    }

    /// Returns the text with the name for the date; the same date of another year stays.
    private func named(in text: String) -> String {
        let parts = text.components(separatedBy: self.date)
        return parts.dropFirst().reduce(parts[0]) { before, after in
            let isOtherYear = after.first == " " && after.dropFirst().prefix { $0.isNumber }.count == 4
            guard !isOtherYear else { return before + self.date + after }
            let start = before.hasSuffix("on ") ? String(before.dropLast(3)) : before
            let isFirst = start.isEmpty || start.hasSuffix(". ") || start.hasSuffix("? ")
            return start + (isFirst ? self.name : self.inSentence) + after
        }
    }
}
