import HealthMath
import Members

extension WeekTimes.Part {
    /// The name in forms and in the API, which never changes.
    var word: String {
        switch self {
        case .early: "early"
        case .morning: "morning"
        case .midday: "midday"
        case .afternoon: "afternoon"
        case .evening: "evening"
        case .late: "late"
        }
    }

    /// "early mornings", in the middle of a sentence.
    var plural: String {
        switch self {
        case .early: "early mornings"
        case .morning: "mornings"
        case .midday: "middays"
        case .afternoon: "afternoons"
        case .evening: "evenings"
        case .late: "late evenings"
        }
    }

    /// "Early mornings".
    var name: String { self.plural.prefix(1).uppercased() + self.plural.dropFirst() }

    /// "17–20".
    var hours: String { "\(self.minutes.lowerBound / 60)–\(self.minutes.upperBound / 60)" }
}

extension WeekTimes {
    /// The parts by week, "monday-evening" and so on.
    var words: [String] {
        Self.each.filter { self.contains($0.time) }.map(\.word)
    }

    /// Returns nil for an unknown word.
    init?(word: String) {
        guard let found = Self.each.first(where: { $0.word == word }) else { return nil }
        self = found.time
    }

    /// One line for each part of the day: "Evenings: Tue, Thu", the earliest first.
    var lines: [String] {
        Part.allCases.compactMap { part in
            let days = Weekday.allCases.filter { self.contains(WeekTimes($0, part)) }
            return days.isEmpty ? nil : "\(part.name): \(Self.text(days))"
        }
    }

    private static func text(_ days: [Weekday]) -> String {
        switch days {
        case Weekday.allCases: "every day"
        case [.monday, .tuesday, .wednesday, .thursday, .friday]: "Mon to Fri"
        case [.saturday, .sunday]: "weekends"
        default: days.map(\.shortName).joined(separator: ", ")
        }
    }

    private static let each: [(word: String, time: WeekTimes)] = Weekday.allCases.flatMap { day in
        Part.allCases.map { (word: "\(day.word)-\($0.word)", time: WeekTimes(day, $0)) }
    }
}
