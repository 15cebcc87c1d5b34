import HealthMath

/// What a workout has to mind: what was asked, by whom, on which day.
struct Circumstances {
    let request: WorkoutRequest
    let facts: TrainingFacts
    let day: CalendarDay
    let excluded: Set<Exercise.ID>
    /// The rules of safety that hold.
    let rules: [SafetyRule]
    let cycle: CycleAdvice

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
        self.rules = safety.rules(for: facts, on: day)
        self.cycle = CycleAdvice(facts, on: day)
    }

    /// The rule that allows the least intensity, where one does.
    var strictest: SafetyRule? {
        self.rules.min { ($0.mostIntensity ?? .hard, $0.id) < ($1.mostIntensity ?? .hard, $1.id) }
            .flatMap { $0.mostIntensity == nil ? nil : $0 }
    }

    /// The hardest that rules of safety allow.
    var safest: Intensity { self.strictest?.mostIntensity ?? .hard }

    /// The hardest to plan for.
    var most: Intensity { min(self.request.intensity, self.safest, self.cycle.most) }

    /// Whether it is for this member, at this place, with what is there; safety is another question.
    func suits(_ exercise: Exercise) -> Bool {
        exercise.equipment <= self.equipment
            && (self.facts.level == .advanced || exercise.level == .beginner)
            && exercise.places.contains(self.request.place)
            && !self.excluded.contains(exercise.id)
    }

    /// At a gym, having basic things means its machines too.
    private var equipment: Equipment {
        switch (self.request.place, self.request.equipment) {
        case (.gym, .basic), (.gym, .gym): .gym
        default: min(self.request.equipment, .basic)
        }
    }

    /// The first rule that rules it out at any pace.
    func rule(against material: Material) -> SafetyRule? {
        self.rules.first { material.barredBy.contains($0.id) }
    }

    /// The paces it may be done at, up to an intensity, the easiest first.
    func paces(of material: Material, upTo most: Intensity) -> [Exercise.Pace] {
        let most = min(most, self.safest)
        return material.exercise.mets.filter { $0.intensity <= most }.sorted { $0.met < $1.met }
    }
}
