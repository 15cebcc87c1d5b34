package import HealthMath

/// What a member told us about their health, for nobody's eyes but theirs.
package struct HealthFacts: Sendable, Equatable {
    package var injuries: [Injury] = []
    package var conditions: [HealthCondition] = []
    package var limitations: [Limitation] = []
    /// Anything else to mind, in their words.
    package var note = ""
    package var diet: [Diet] = []
    /// Nil when never answered.
    package var cycle: Cycle?
    /// Whether cycle and pregnancy may change workouts.
    package var mindsCycle = true
    /// What their doctor agreed to, by the rule of safety it concerns, with the day they told us.
    package var agreed: [String: CalendarDay] = [:]
    /// A town, as they typed it.
    package var location = ""
    /// Whether something was told that the key at hand doesn't open: it is missing above.
    package var isUnreadable = false

    package init() {}

    /// Reads what `text(_:)` wrote; words that later versions dropped are left out.
    init(_ texts: [HealthDetail: String]) {
        func words(_ detail: HealthDetail) -> [String] {
            (texts[detail] ?? "").split(separator: "\n").map(String.init)
        }
        self.injuries = words(.injuries).compactMap(Injury.init)
        self.conditions = words(.conditions).compactMap(HealthCondition.init(rawValue:))
        self.limitations = words(.limitations).compactMap(Limitation.init(rawValue:))
        self.note = texts[.note] ?? ""
        self.diet = words(.diet).compactMap(Diet.init(rawValue:))
        self.cycle = texts[.cycle].flatMap(Cycle.init)
        self.mindsCycle = texts[.cycleUse] != Self.unminded
        self.location = texts[.location] ?? ""
        for line in words(.doctor) {
            let parts = line.split(separator: " ")
            if parts.count == 2, let day = CalendarDay(String(parts[1])) { self.agreed[String(parts[0])] = day }
        }
    }

    /// One detail as it is sealed; empty for nothing said.
    func text(_ detail: HealthDetail) -> String {
        switch detail {
        case .injuries: self.injuries.map(\.description).joined(separator: "\n")
        case .conditions: self.conditions.map(\.rawValue).joined(separator: "\n")
        case .limitations: self.limitations.map(\.rawValue).joined(separator: "\n")
        case .note: self.note
        case .diet: self.diet.map(\.rawValue).joined(separator: "\n")
        case .cycle: self.cycle?.description ?? ""
        case .cycleUse: self.mindsCycle ? "" : Self.unminded
        case .location: self.location
        case .doctor: self.agreed.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
        }
    }

    private static let unminded = "off"
}
