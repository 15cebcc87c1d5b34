import HealthMath

/// The conditions of a workout: the request, the member's facts and the day, with the rules that follow from them.
///
/// It is a class because it is large and used for every exercise.
final class Circumstances: Sendable {
    let request: WorkoutRequest
    let facts: TrainingFacts
    let day: CalendarDay
    let excluded: Set<Exercise.ID>
    /// Whether it is a gym with weights and machines.
    let isEquippedGym: Bool
    /// The most equipment at hand: at a gym, "basic" means its machines too.
    let equipment: Equipment
    /// The rules of safety that apply.
    let rules: [SafetyRule]
    let cycle: CycleAdvice
    /// The rule with the lowest intensity, if any limits it.
    let strictest: SafetyRule?
    /// The hardest intensity that the rules of safety allow.
    let safest: Intensity

    init(
        _ request: WorkoutRequest,
        for facts: TrainingFacts,
        under safety: SafetyRules,
        excluding excluded: Set<Exercise.ID>,
        on day: CalendarDay
    ) {
        self.request = request
        self.facts = facts
        self.day = day
        self.excluded = excluded
        self.isEquippedGym = request.place == .gym && request.equipment >= .basic
        self.equipment = self.isEquippedGym ? .gym : min(request.equipment, .basic)
        self.rules = safety.rules(for: facts, on: day)
        self.cycle = CycleAdvice(facts, on: day)
        self.strictest = self.rules.filter { $0.mostIntensity != nil }
            .min { ($0.mostIntensity ?? .hard, $0.id) < ($1.mostIntensity ?? .hard, $1.id) }
        self.safest = self.strictest?.mostIntensity ?? .hard
    }

    /// The hardest intensity to plan for.
    var most: Intensity { min(self.request.intensity, self.safest, self.cycle.most) }

    /// Whether an exercise fits the member, the place and the equipment, leaving safety aside.
    func suits(_ material: Material) -> Bool {
        material.exercise.places.contains(self.request.place)
            && (self.facts.level == .advanced || material.exercise.level == .beginner)
            && material.exercise.equipment <= self.equipment
            && !self.excluded.contains(material.exercise.id)
    }

    /// The first rule that forbids it at any pace.
    func rule(against material: Material) -> SafetyRule? {
        self.rules.first { material.barredBy.contains($0.id) }
    }

    /// The pace in a warm-up or cool-down: never harder than moderate; nil when there is none so easy.
    func easiestPace(of material: Material) -> Exercise.Pace? {
        material.paces.first.flatMap { $0.intensity <= min(.moderate, self.safest) ? $0 : nil }
    }

    /// The paces up to an intensity, the easiest first.
    func paces(of material: Material, upTo most: Intensity) -> [Exercise.Pace] {
        let end = min(most, self.safest).band.upperBound
        return material.paces.filter { $0.met < end }
    }
}
