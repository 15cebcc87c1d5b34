import HealthMath
import Members

/// Writes a member's details; empty for what they didn't tell.
struct DetailWords {
    let facts: TrainingFacts
    let units: Units
    let day: CalendarDay

    var height: String { self.facts.centimetres.map { self.units.text(centimetres: $0) } ?? "" }
    var weight: String { self.facts.kilograms.map { self.units.text(kilograms: $0) } ?? "" }

    var injuries: String {
        let hurt = self.facts.injuries.map { "\($0.area.label) (\($0.kind.label.lowercased()))" }
        let all = hurt + self.facts.conditions.map(\.label)
        return all.isEmpty ? "None told" : all.joined(separator: ", ")
    }

    var limitations: String { self.facts.limitations.map(\.label).joined(separator: ", ") }

    var cycle: String {
        switch self.facts.cycle {
        case .lastPeriod(let began)?: DayName(began, today: self.day).name
        case .notSure?: "Not sure"
        case .off?: "None, or not said"
        case .pregnant(since: nil)?: "Pregnant"
        case .pregnant?: "Pregnant, week \(self.facts.cycle?.pregnancyWeek(on: self.day) ?? 0)"
        case nil: ""
        }
    }

    /// Returns text such as "Still missing: height and goal. …"
    static func missing(_ names: [String]) -> String {
        "Still missing: \(names.inWords()). A workout can do without, but fits you less."
    }
}
