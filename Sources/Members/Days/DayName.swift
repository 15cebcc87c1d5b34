package import HealthMath

/// Writes a day for people.
package struct DayName: Sendable {
    /// "Today", "Yesterday", "Tomorrow", else the date.
    package let name: String
    /// "Sat 14 March", with the year when it isn't the current one.
    package let date: String

    package init(_ day: CalendarDay, today: CalendarDay) {
        let year = day.year == today.year ? "" : " \(day.year)"
        self.date = "\(day.weekday.shortName) \(day.day) \(Self.month(day.month))\(year)"
        switch day.days(since: today) {
        case 0: self.name = "Today"
        case -1: self.name = "Yesterday"
        case 1: self.name = "Tomorrow"
        default: self.name = self.date
        }
    }

    /// The date to show beside the name; empty when the name is the date.
    package var dateBesideName: String { self.name == self.date ? "" : self.date }

    /// The name in the middle of a sentence: "today", "Sat 14 March".
    package var inSentence: String { self.name == self.date ? self.date : self.name.lowercased() }

    /// When something is, in a sentence: "today", "on Sat 14 March".
    package var when: String { self.name == self.date ? "on \(self.date)" : self.inSentence }

    /// Returns text such as "March" for 3.
    package static func month(_ number: Int) -> String { Self.months[number - 1] }

    /// Returns text such as "Saturday".
    package static func weekday(_ day: CalendarDay) -> String { day.weekday.name }

    private static let months = [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
    ]
}
