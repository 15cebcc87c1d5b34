import HealthMath

@testable import Training

/// Reads the rules of safety once more, by itself: what it says owes nothing to the generator's reading.
struct SafetyWalk {
    let rules: [SafetyRule]

    /// The rules that hold for somebody and forbid an exercise at a pace.
    func broken(
        by exercise: Exercise,
        at intensity: Intensity,
        for facts: TrainingFacts,
        on day: CalendarDay
    ) -> [String] {
        self.rules.filter { Self.concerns($0.cause, facts, day) && Self.isAgainst($0, exercise, intensity) }.map(\.id)
    }

    /// The least of what the rules that hold allow.
    func most(for facts: TrainingFacts, on day: CalendarDay) -> Intensity {
        self.rules.filter { Self.concerns($0.cause, facts, day) }.compactMap(\.mostIntensity).min() ?? .hard
    }

    private static func concerns(_ cause: SafetyRule.Cause, _ facts: TrainingFacts, _ day: CalendarDay) -> Bool {
        for injury in facts.injuries where injury.area == cause.area {
            if (injury.kind == .recent || injury.kind == .surgery) == (cause.acute ?? false) { return true }
        }
        for condition in facts.conditions where condition == cause.condition { return true }
        for limitation in facts.limitations where limitation == cause.limitation { return true }
        if let index = cause.bodyMassIndex, let body = facts.body {
            let metres = body.centimetres / 100
            if body.kilograms / (metres * metres) >= index { return true }
        }
        guard let trimester = cause.trimester, case .pregnant(let since)? = facts.cycle else { return false }
        guard let days = since.map({ day.days(since: $0) }) else { return trimester == 3 }
        // Weeks 1 to 13, 14 to 27, and from 28 on.
        return trimester == (days < 14 * 7 ? 1 : days < 28 * 7 ? 2 : 3)
    }

    private static func isAgainst(_ rule: SafetyRule, _ exercise: Exercise, _ intensity: Intensity) -> Bool {
        if let most = rule.mostIntensity, intensity > most { return true }
        if let most = rule.mostMETsLoading, let area = rule.cause.area, exercise.joints[area.rawValue] != nil {
            if exercise.mets.contains(where: { $0.intensity == intensity && $0.met >= most }) { return true }
        }
        if exercise.weighted, rule.neverWeighted.contains(exercise.pattern) { return true }
        for (joint, load) in exercise.joints { if let most = rule.mostLoad[joint], load > most { return true } }
        for trait in exercise.traits where rule.never.contains(trait) { return true }
        for muscle in exercise.muscles where rule.neverMuscles.contains(muscle) { return true }
        for muscle in exercise.alsoMuscles where rule.neverAlsoMuscles.contains(muscle) { return true }
        return rule.neverPositions.contains(exercise.position) || rule.neverPatterns.contains(exercise.pattern)
            || rule.neverExercises.contains(exercise.id)
    }
}
