import HealthMath
import Members

/// Describes a copy for people.
enum CopyWords {
    /// Writes words like "3 foods copied to Tomorrow".
    static func done(_ entries: [DiaryEntry], today: CalendarDay) -> String {
        "\(self.lines(entries.count)) copied to \(self.days(Set(entries.map(\.day)).sorted(), today: today))"
    }

    static func lines(_ count: Int) -> String { count == 1 ? "1 food" : "\(count) foods" }

    /// Writes words like "Tomorrow" or "5 days from Mon 23 November".
    static func days(_ days: [CalendarDay], today: CalendarDay) -> String {
        guard let first = days.first else { return "" }
        let name = DayName(first, today: today).name
        return days.count == 1 ? name.lowercasedRelative : "\(days.count) days from \(name.lowercasedRelative)"
    }
}

extension String {
    /// "today", but "Mon 23 November".
    fileprivate var lowercasedRelative: String { self.contains(" ") ? self : self.lowercased() }
}
