import HealthMath

/// What a workout has to mind: what was asked, by whom, on which day.
///
/// It is a class because it is large and asked about every exercise.
final class Circumstances: Sendable {
    let request: WorkoutRequest
    let facts: TrainingFacts
    let day: CalendarDay
    let excluded: Set<Exercise.ID>
    /// Whether there are weights and machines, which one goes there for.
    let isEquippedGym: Bool
    /// The most there is: at a gym, having basic things means its machines too.
    let equipment: Equipment
    /// The rules of safety that hold.
    let rules: [SafetyRule]
    let cycle: CycleAdvice
    /// The rule that allows the least intensity, where one does.
    let strictest: SafetyRule?
    /// The hardest that rules of safety allow.
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

    /// The hardest to plan for.
    var most: Intensity { min(self.request.intensity, self.safest, self.cycle.most) }

    /// Whether it is for this member, at this place, with what is there; safety is another question.
    func suits(_ material: Material) -> Bool {
        material.exercise.places.contains(self.request.place)
            && (self.facts.level == .advanced || material.exercise.level == .beginner)
            && material.exercise.equipment <= self.equipment
            && !self.excluded.contains(material.exercise.id)
    }

    /// The first rule that rules it out at any pace.
    func rule(against material: Material) -> SafetyRule? {
        self.rules.first { material.barredBy.contains($0.id) }
    }

    /// For what prepares or ends a workout: never harder than moderate.
    func easiestPace(of material: Material) -> Exercise.Pace? {
        material.paces.first.flatMap { $0.intensity <= min(.moderate, self.safest) ? $0 : nil }
    }

    /// The paces it may be done at, up to an intensity, the easiest first.
    func paces(of material: Material, upTo most: Intensity) -> [Exercise.Pace] {
        let end = min(most, self.safest).band.upperBound
        return material.paces.filter { $0.met < end }
    }
}
