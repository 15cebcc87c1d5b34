import HealthMath
import Members

/// A rule of safety that forbids an exercise, and why.
struct Contraindication: Sendable {
    let rule: SafetyRule
    /// A sentence that says what in the exercise the rule is about, such as a heavy load on the knee.
    let reason: String

    /// Returns nil when the rule allows some pace.
    init?(_ rule: SafetyRule, against exercise: Exercise) {
        guard exercise.mets.allSatisfy({ rule.forbids(exercise, at: $0.intensity) }) else { return nil }
        self.rule = rule
        let phrases = Self.phrases(rule, exercise)
        self.reason =
            phrases.isEmpty ? "It is left out to be on the safe side." : "It " + phrases.inWords() + "."
    }

    private static func phrases(_ rule: SafetyRule, _ exercise: Exercise) -> [String] {
        var phrases = InjuryArea.allCases.compactMap { area -> String? in
            guard let most = rule.mostLoad[area.rawValue], exercise.load(on: area) > most else { return nil }
            return "loads the \(area.label.lowercased()) \(Self.amount(exercise.load(on: area)))"
        }
        if rule.neverPositions.contains(exercise.position) {
            phrases.append("is done \(exercise.position.label.lowercased())")
        }
        if rule.neverPatterns.contains(exercise.pattern) {
            phrases.append("belongs to movements of the kind “\(exercise.pattern.label.lowercased())”")
        }
        if exercise.weighted, rule.neverWeighted.contains(exercise.pattern) {
            phrases.append("is a \(exercise.pattern.label.lowercased()) with a weight")
        }
        let muscles = exercise.muscles.filter(rule.neverMuscles.contains).map { $0.label.lowercased() }
        if !muscles.isEmpty { phrases.append("works " + muscles.inWords() + " first of all") }
        let also = exercise.alsoMuscles.filter(rule.neverAlsoMuscles.contains).map { $0.label.lowercased() }
        if !also.isEmpty { phrases.append("also works " + also.inWords()) }
        let traits = exercise.traits.filter(rule.never.contains).map { $0.label.lowercased() }
        if !traits.isEmpty { phrases.append("brings " + traits.inWords()) }
        if phrases.isEmpty, let most = rule.mostIntensity, exercise.mets.allSatisfy({ $0.intensity > most }) {
            phrases.append("needs more than \(most.label.lowercased()) effort")
        }
        if phrases.isEmpty, let area = rule.cause.area, rule.mostMETs(of: exercise) != nil {
            phrases.append("loads the \(area.label.lowercased()) at more than an easy pace")
        }
        return phrases
    }

    private static func amount(_ load: Int) -> String { Exercise.loadWords(load) }
}

extension SafetyRules {
    /// Returns the rules that forbid an exercise, for anybody.
    func contraindications(of exercise: Exercise) -> [Contraindication] {
        self.rules.compactMap { Contraindication($0, against: exercise) }
    }

    /// Returns the first of these rules that forbids it.
    func contraindication(of exercise: Exercise) -> Contraindication? {
        for rule in self.rules {
            if let found = Contraindication(rule, against: exercise) { return found }
        }
        return nil
    }

    /// Returns whether any of these rules allows no pace.
    func ruleOut(_ exercise: Exercise) -> Bool {
        self.rules.contains { rule in exercise.mets.allSatisfy { rule.forbids(exercise, at: $0.intensity) } }
    }
}
