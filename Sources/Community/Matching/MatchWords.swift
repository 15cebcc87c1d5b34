import HealthMath
import Members

/// Says what two members have in common; nil for nothing.
enum MatchWords {
    /// Returns text such as "Both free on Tuesday and Thursday evenings and on Saturday mornings": the three parts of the
    /// day that most days share, those of most days first.
    static func times(_ shared: WeekTimes) -> String? {
        let days = WeekTimes.Part.allCases.map { part in
            (part: part, days: Weekday.allCases.filter { shared.contains(WeekTimes($0, part)) })
        }
        let most = days.filter { !$0.days.isEmpty }.enumerated()
            .sorted { ($1.element.days.count, $0.offset) < ($0.element.days.count, $1.offset) }
            .prefix(3)
        guard !most.isEmpty else { return nil }
        return "Both free " + most.map { Self.when($0.element.days, $0.element.part.plural) }.inWords()
    }

    /// Returns text such as "on weekday evenings".
    private static func when(_ days: [Weekday], _ part: String) -> String {
        switch days {
        case Weekday.allCases: "in the \(part)"
        case [.monday, .tuesday, .wednesday, .thursday, .friday]: "on weekday \(part)"
        case [.saturday, .sunday]: "on weekend \(part)"
        default: "on \(days.map(\.name).inWords()) \(part)"
        }
    }

    /// Returns nil when it is too far to travel.
    static func distance(_ kilometres: Double, _ units: Units) -> String? {
        kilometres < 64 ? Self.away(kilometres, units) : nil
    }

    /// Returns text such as "About a kilometre away", "About 25 km away": the same wherever somebody is shown.
    static func away(_ kilometres: Double, _ units: Units) -> String {
        let amount = units.distance.unit.amount(kilometres: kilometres)
        // Cells are a kilometre wide, so no shorter distance is known.
        if amount < 1.5 { return units.distance == .km ? "About a kilometre away" : "About a mile away" }
        let rounded = amount < 10 ? amount.rounded() : (amount / 5).rounded() * 5
        return "About \(Numerals.text(rounded)) \(units.distance.rawValue) away"
    }

    static func goals(_ goals: [BuddyGoal]) -> String? {
        goals.isEmpty ? nil : "Both want to \(goals.map { Self.inside($0.label) }.inWords())"
    }

    static func styles(_ styles: [TrainingStyle]) -> String? {
        styles.isEmpty ? nil : "Both like \(styles.map(\.noun).inWords())"
    }

    static func wishedStyles(_ styles: [TrainingStyle]) -> String? {
        styles.isEmpty ? nil : "Does \(styles.map(\.noun).inWords()), as you wished"
    }

    /// Returns text such as "Patient, as you wished".
    static func wishedTraits(_ traits: [BuddyTrait]) -> String? {
        traits.first.map { first in
            ([first.label] + traits.dropFirst().map { Self.inside($0.label) }).inWords() + ", as you wished"
        }
    }

    static func broughtTraits(_ traits: [BuddyTrait]) -> String? {
        traits.isEmpty ? nil : "You bring what they wish for: \(traits.map { Self.inside($0.label) }.inWords())"
    }

    static func spots(_ spots: [TrainingSpot]) -> String? {
        spots.isEmpty ? nil : "Both train \(spots.map { Self.inside($0.label) }.inWords())"
    }

    static func experience(_ years: TrainingYears) -> String {
        switch years {
        case .new: "Both new to this"
        case .some: "Both at it for some months"
        case .long: "Both at it for years"
        }
    }

    static func limitations(_ limitations: [SharedLimitation]) -> String? {
        limitations.isEmpty ? nil : "Both take care of \(limitations.map(\.object).inWords())"
    }

    /// Returns the label in the middle of a sentence.
    private static func inside(_ label: String) -> String { label.prefix(1).lowercased() + label.dropFirst() }
}

extension TrainingStyle {
    fileprivate var noun: String {
        switch self {
        case .bodyweight: "training with their own weight"
        case .intervals: "intervals"
        default: self.label.prefix(1).lowercased() + self.label.dropFirst()
        }
    }
}

extension SharedLimitation {
    fileprivate var object: String {
        switch self {
        case .back: "their back"
        case .neck: "their neck"
        case .breath: "their breath"
        default: self.label.prefix(1).lowercased() + self.label.dropFirst()
        }
    }
}
