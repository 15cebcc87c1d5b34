package import HealthMath

/// The health facts of a member, which nobody else may see.
package struct HealthFacts: Sendable, Equatable {
    package var injuries: [Injury] = []
    /// Whether they said that nothing hurts; nobody did who was never asked.
    var nothingHurts = false
    package var conditions: [HealthCondition] = []
    package var limitations: [Limitation] = []
    /// A note in the member's words.
    package var note = ""
    package var diet: [Diet] = []
    /// Nil when never answered.
    package var cycle: Cycle?
    /// Whether cycle and pregnancy may change workouts.
    package var mindsCycle = true
    /// The rules of safety that their doctor allowed them to relax, with the day on which they said so.
    package var agreed: [String: CalendarDay] = [:]
    /// What hurts on one day alone; nil for nothing said.
    package var sore: SoreDay?
    /// A town, as they typed it.
    package var location = ""
    /// Whether a fact is missing above because its key is lost.
    package var isUnreadable = false

    package init() {}

    /// Reads what `text(_:)` wrote; drops words of other versions.
    init(_ texts: [HealthDetail: String]) {
        func words(_ detail: HealthDetail) -> [String] {
            (texts[detail] ?? "").split(separator: "\n").map(String.init)
        }
        self.injuries = words(.injuries).compactMap(Injury.init)
        self.nothingHurts = texts[.injuries] == Self.nothing
        self.conditions = words(.conditions).compactMap(HealthCondition.init(rawValue:))
        self.limitations = words(.limitations).compactMap(Limitation.init(rawValue:))
        self.note = texts[.note] ?? ""
        self.diet = words(.diet).compactMap(Diet.init(rawValue:))
        self.cycle = texts[.cycle].flatMap(Cycle.init)
        self.mindsCycle = texts[.cycleUse] != Self.unminded
        self.location = texts[.location] ?? ""
        self.sore = texts[.today].flatMap(SoreDay.init)
        for line in words(.doctor) {
            let parts = line.split(separator: " ")
            if parts.count == 2, let day = CalendarDay(String(parts[1])) { self.agreed[String(parts[0])] = day }
        }
    }

    /// Returns the text of a detail that is sealed; empty when nothing was said.
    func text(_ detail: HealthDetail) -> String {
        switch detail {
        case .injuries:
            self.injuries.isEmpty && self.nothingHurts
                ? Self.nothing : self.injuries.map(\.description).joined(separator: "\n")
        case .conditions: self.conditions.map(\.rawValue).joined(separator: "\n")
        case .limitations: self.limitations.map(\.rawValue).joined(separator: "\n")
        case .note: self.note
        case .diet: self.diet.map(\.rawValue).joined(separator: "\n")
        case .cycle: self.cycle?.description ?? ""
        case .cycleUse: self.mindsCycle ? "" : Self.unminded
        case .location: self.location
        case .today: self.sore?.description ?? ""
        case .doctor: self.agreed.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
        }
    }

    private static let unminded = "off"
    /// The text in place of injuries, which is none.
    private static let nothing = "none"
}
