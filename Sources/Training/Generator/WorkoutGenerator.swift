package import HealthMath

/// Generates workouts; a pure function of its input.
///
/// Exercises that safety rules out are no candidates; the others are rated (docs/training.md).
package struct WorkoutGenerator: Sendable {
    let safety: SafetyRules
    private let materials: [Material]
    private let builds: BuildBook

    /// Costly, because it checks every exercise against every rule: keep the generator.
    package init(catalogue: ExerciseCatalogue, safety: SafetyRules, builds: BuildBook) {
        let materials = catalogue.exercises.map { Material($0, under: safety) }
        self.builds = builds.knowing(Self.known(materials))
        self.safety = safety
        self.materials = materials
    }

    /// Generates a plan, the same for the same values and seed; empty only when nothing at all is safe and possible
    /// there.
    package func plan(
        _ request: WorkoutRequest,
        for facts: TrainingFacts,
        history: TrainingHistory,
        excluding excluded: Set<Exercise.ID>,
        adding own: [Exercise],
        on day: CalendarDay,
        seed: UInt64
    ) -> WorkoutPlan {
        let circumstances = Circumstances(request, for: facts, under: self.safety, excluding: excluded, on: day)
        let materials = self.materials(adding: own)
        let composition = Composition(
            circumstances: circumstances,
            recent: RecentTraining(history, on: day, knowing: Self.known(materials)),
            candidates: Candidates(materials, in: circumstances),
            builds: self.builds
        )
        return composition.plan(SeededChance(seed: seed))
    }

    private static func known(_ materials: [Material]) -> [Exercise.ID: Material] {
        Dictionary(materials.map { ($0.exercise.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The catalogue's exercises and a member's own, each once.
    func materials(adding own: [Exercise]) -> [Material] {
        self.materials + own.sorted { $0.id < $1.id }.map { Material($0, under: self.safety) }
    }
}
