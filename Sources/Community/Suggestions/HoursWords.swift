import HealthMath
import Members

/// Writes the hours of a usual week: "Evenings: Tue, Thu".
enum HoursWords {
    static func lines(_ times: WeekTimes) -> [String] {
        WeekTimes.Part.allCases.compactMap { part in
            let days = Weekday.allCases.filter { times.contains(WeekTimes($0, part)) }
            return days.isEmpty ? nil : "\(part.label): \(Self.days(days))"
        }
    }

    private static func days(_ days: [Weekday]) -> String {
        switch days {
        case Weekday.allCases: "every day"
        case [.monday, .tuesday, .wednesday, .thursday, .friday]: "weekdays"
        case [.saturday, .sunday]: "weekends"
        default: days.map { String(DayName.weekday($0).prefix(3)) }.joined(separator: ", ")
        }
    }
}

extension WeekTimes.Part {
    /// The part's name at the start of a line.
    fileprivate var label: String { self.plural.prefix(1).uppercased() + self.plural.dropFirst() }
}
