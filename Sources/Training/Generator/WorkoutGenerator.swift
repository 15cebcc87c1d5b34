package import HealthMath

/// Makes workouts: a pure function of what it is given.
///
/// What safety rules out never comes near the choice; the rest is weighed (docs/training.md).
package struct WorkoutGenerator: Sendable {
    let safety: SafetyRules
    private let materials: [Material]

    /// Worth keeping: it reads every exercise against every rule once.
    package init(catalogue: ExerciseCatalogue, safety: SafetyRules) {
        self.safety = safety
        self.materials = catalogue.exercises.map { Material($0, under: safety) }
    }

    /// The same for the same values and seed; empty only when nothing at all is safe and at hand.
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
            recent: RecentTraining(
                history,
                on: day,
                knowing: Dictionary(materials.map { ($0.exercise.id, $0) }, uniquingKeysWith: { first, _ in first })
            ),
            candidates: Candidates(materials, in: circumstances)
        )
        return composition.plan(SeededChance(seed: seed))
    }

    /// The catalogue's and a member's own, each once.
    func materials(adding own: [Exercise]) -> [Material] {
        self.materials + own.sorted { $0.id < $1.id }.map { Material($0, under: self.safety) }
    }
}
