import Support

@testable import Training

/// Workouts from the exercises and rules that come with the program, for thousands of seeded requests; made once.
enum MadePlans {
    struct Made: Sendable {
        let seeded: SeededCase
        let plan: WorkoutPlan
    }

    static let count: UInt64 = Soak.isOn ? 2_000 : 800
    static let catalogue = Result { try ExerciseCatalogue.shipped() }
    static let safety = Result { try SafetyRules.shipped() }

    static let generator = Result { try WorkoutGenerator.shipped() }

    static let all = Result {
        let catalogue = try Self.catalogue.get()
        let generator = try Self.generator.get()
        return (1...Self.count).map { seed in
            let seeded = SeededCase(seed: seed, from: catalogue)
            return Made(seeded: seeded, plan: seeded.plan(by: generator))
        }
    }
}

extension WorkoutGenerator {
    /// Makes a workout for somebody without a history, on the day of all seeded cases.
    func plan(_ request: WorkoutRequest, for facts: TrainingFacts, seed: UInt64) -> WorkoutPlan {
        self.plan(
            request,
            for: facts,
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }
}
