import Foundation
import HealthMath

/// All safety rules.
package struct SafetyRules: Sendable {
    let rules: [SafetyRule]
    /// The rules, and what is left of them where a doctor agreed to more.
    let withEased: [SafetyRule]

    init(_ rules: [SafetyRule]) {
        self.rules = rules
        self.withEased = rules.flatMap { [$0, $0.eased].compactMap(\.self) }
    }

    static let file = Bundle.module.resourcePath.map { $0 + "/Safety.json" } ?? "Safety.json"

    /// Returns the rules of the file that comes with the program.
    package static func shipped() throws -> SafetyRules { try Self.once.get() }

    private static let once = Result {
        let file = URL(fileURLWithPath: Self.file)
        return SafetyRules(try JSONDecoder().decode([SafetyRule].self, from: Data(contentsOf: file)))
    }

    /// Whether one of them is there because of a limitation.
    func isAbout(_ limitation: Limitation) -> Bool { self.rules.contains { $0.cause.limitation == limitation } }

    /// Returns the rules that apply to a member on a day, relaxed where their doctor agreed.
    func rules(for facts: TrainingFacts, on day: CalendarDay) -> [SafetyRule] {
        self.holding(for: facts, on: day).map { facts.agreed[$0.id] == nil ? $0 : $0.eased ?? $0 }
    }

    /// Returns the rules that apply to a member on a day, whatever their doctor said; what hurts that day counts.
    func holding(for facts: TrainingFacts, on day: CalendarDay) -> [SafetyRule] {
        let facts = facts.on(day)
        return self.rules.filter { $0.cause.holds(for: facts, on: day) }
    }
}

extension SafetyRule.Cause {
    /// Returns whether it applies to the facts of a day.
    fileprivate func holds(for facts: TrainingFacts, on day: CalendarDay) -> Bool {
        if let area { return facts.injuries.contains { $0.area == area && $0.kind.isAcute == self.acute } }
        if let condition { return facts.conditions.contains(condition) }
        if let limitation { return facts.limitations.contains(limitation) }
        if let trimester { return facts.trimester(on: day) == trimester }
        if let bodyMassIndex { return (facts.body?.bodyMassIndex.value ?? 0) >= bodyMassIndex }
        return false
    }
}

extension TrainingFacts {
    /// Returns the trimester of a member, 1 to 3; nil when not pregnant.
    ///
    /// An unknown week counts as the last trimester, which allows the least.
    ///
    /// Trimesters begin with weeks 1, 14 and 28 (ACOG, "How Your Fetus Grows During Pregnancy").
    func trimester(on day: CalendarDay) -> Int? {
        guard case .pregnant(let since)? = self.cycle else { return nil }
        guard let since else { return 3 }
        let week = day.days(since: since) / 7
        return week < 14 ? 1 : week < 28 ? 2 : 3
    }
}
