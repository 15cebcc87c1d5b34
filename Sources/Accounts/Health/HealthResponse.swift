import HealthMath
import Web

/// A member's health details as their own device reads them.
struct HealthResponse: Encodable, Sendable {
    struct Hurt: Encodable, Sendable {
        let area: String
        let acute: Bool
    }

    let injuries: [Hurt]
    let conditions: [String]
    let limitations: [String]
    /// "date", "not-sure", "pregnant" or "off"; null when never answered.
    let cycle: OrNull<String>
    let pregnancyWeek: OrNull<Int>
    let lastPeriod: OrNull<String>
    let mindsCycle: Bool

    init(_ health: HealthFacts, today: CalendarDay) {
        let form = CycleForm(health, today: today).input
        self.injuries = health.injuries.map { Hurt(area: $0.area.rawValue, acute: $0.kind.isAcute) }
        self.conditions = health.conditions.map(\.rawValue)
        self.limitations = health.limitations.map(\.rawValue)
        self.cycle = OrNull(form["cycle"].isEmpty ? nil : form["cycle"])
        self.pregnancyWeek = OrNull(health.cycle?.pregnancyWeek(on: today))
        self.lastPeriod = OrNull(form["lastPeriod"].isEmpty ? nil : form["lastPeriod"])
        self.mindsCycle = health.mindsCycle
    }
}
