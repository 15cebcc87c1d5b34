import HealthMath

/// Judges the workouts of healthy people, a thousand for each goal and place, as a coach would look them through.
///
/// What equipment, length, intensity and level they ask for goes round with the seed.
package struct WorkoutJudge: Sendable {
    private let generator: WorkoutGenerator
    private let exercises: [Exercise.ID: Exercise]
    /// All builds' slots by name.
    private let slots: [String: [BuildSlot]]

    package init(catalogue: ExerciseCatalogue, safety: SafetyRules, builds: BuildBook) {
        self.generator = WorkoutGenerator(catalogue: catalogue, safety: safety, builds: builds)
        self.slots = Dictionary(grouping: builds.builds.flatMap(\.slots), by: \.name)
        self.exercises = Dictionary(catalogue.exercises.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func verdict(_ goal: TrainingGoal, at place: Place, count: Int = 1_000) -> WorkoutVerdict {
        var verdict = WorkoutVerdict(goal: goal, place: place)
        for seed in 0..<UInt64(count) {
            let (request, level) = Self.request(seed, at: place)
            let plan = self.generator.plan(
                request,
                for: TrainingFacts(goal: goal, level: level),
                history: TrainingHistory(),
                excluding: [],
                adding: [],
                on: .first,
                seed: seed
            )
            verdict.add(plan, asked: request, knowing: self.exercises, self.slots)
        }
        return verdict
    }

    /// The lengths that are judged; one between two of them judges nothing new.
    private static let lengths = [15, 30, 60, 90]

    /// Length, intensity, level and equipment are digits of the seed: 96 seeds in a row hold each combination once.
    private static func request(_ seed: UInt64, at place: Place) -> (WorkoutRequest, Level) {
        let request = WorkoutRequest(
            intensity: Intensity.allCases[Int(seed / 4 % 4)],
            minutes: Self.lengths[Int(seed % 4)],
            place: place,
            equipment: WorkoutRequest.equipments[Int(seed / 32 % 3)]
        )
        return (request, Level.allCases[Int(seed / 16 % 2)])
    }
}
