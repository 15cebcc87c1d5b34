import HealthMath
import Web

/// The input of a session: the workout and the member's body as they were when it began.
struct SessionScript: Sendable, Codable, Equatable {
    let title: String
    let phases: [WorkoutPlan.Phase]
    /// Nil while height or weight are not known: then no energy is estimated.
    let body: Body?

    /// The facts that the formulas of energy need.
    struct Body: Sendable, Codable, Equatable {
        /// The raw text of `Sex`.
        let sex: String
        let kilograms: Double
        /// In years.
        let age: Int

        init(_ facts: BodyFacts, on day: CalendarDay) {
            self.sex = facts.sex.rawValue
            self.kilograms = facts.kilograms
            self.age = day.years(since: facts.birthday)
        }

        var formulaSex: Sex { Sex(rawValue: self.sex) ?? .other }
    }

    /// The exercises in the order in which they are done, as `SessionState` counts them.
    var items: [WorkoutItem] { self.phases.flatMap(\.items) }

    /// Whether effort is planned: some of its sets say what stays in reserve.
    var isPlannedByEffort: Bool { self.items.contains { $0.reserve != nil } }

    /// Whether the server could have written it: members bring back their exported data, which may have been edited.
    var isWithinLimits: Bool {
        FieldRules.isFit(self.title, upTo: WorkoutLimits.title, kind: .text)
            && WorkoutPlan(phases: self.phases).isWithinLimits
            && self.body.map(\.isWithinLimits) ?? true
    }
}

extension SessionScript.Body {
    fileprivate var isWithinLimits: Bool {
        Sex(rawValue: self.sex) != nil && Plausible.kilograms.contains(self.kilograms) && (0...130).contains(self.age)
    }
}
