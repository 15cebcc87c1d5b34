import HealthMath

/// What a group scores and how much each counts, and on which days; it never changes while people are in it but for the
/// last day, when the group is ended early.
struct RivalScoring: Sendable, Equatable {
    struct Rule: Sendable, Equatable {
        let fact: RivalFact
        let weight: Int
    }

    static let weights = 1...10
    /// A quarter of a year.
    static let mostDays = 92

    /// In the order of `RivalFact`, each fact once; never empty.
    let rules: [Rule]
    /// Both ends included; each member's days are their own, wherever they are.
    var days: ClosedRange<CalendarDay>

    var dayCount: Int { self.days.upperBound.days(since: self.days.lowerBound) + 1 }

    /// The highest score: every fact with all its ten steps.
    var most: Int { self.rules.reduce(0) { $0 + $1.weight * RivalSteps.most } }

    /// The kinds of deeds that are read.
    var kinds: [String] { self.rules.flatMap(\.fact.kinds) }
}

extension RivalScoring {
    /// The rules as they are stored: "within-goal:3 steps:1".
    var text: String { self.rules.map { "\($0.fact.rawValue):\($0.weight)" }.joined(separator: " ") }

    /// Reads stored rules; nil for text of another version.
    static func rules(_ text: String) -> [Rule]? {
        let rules = text.split(separator: " ").map { word -> Rule? in
            let parts = word.split(separator: ":")
            guard parts.count == 2, let fact = RivalFact(rawValue: String(parts[0])), let weight = Int(parts[1]),
                Self.weights.contains(weight)
            else { return nil }
            return Rule(fact: fact, weight: weight)
        }
        return rules.isEmpty || rules.contains(nil) ? nil : rules.compactMap(\.self)
    }
}
