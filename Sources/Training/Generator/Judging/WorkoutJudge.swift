import HealthMath

/// Judges the workouts of healthy people, a thousand for each goal and place, as a coach would look them through, every
/// seventh with two more to a week.
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
            var plan = WorkoutPlan(phases: [])
            verdict.add(
                time: ContinuousClock()
                    .measure { plan = self.plan(request, goal, level, after: TrainingHistory(), on: .first, seed) }
            )
            verdict.add(plan, asked: request, knowing: self.exercises, self.slots)
            if seed % Self.weekly == 0 {
                verdict.add(week: self.week(request, goal, level, from: plan, seed), knowing: self.exercises)
            }
        }
        return verdict
    }

    /// The number of workouts after which two more follow to make a week; it has no common divisor with the digits of the
    /// seed, so that weeks are of every length, intensity, level and equipment.
    private static let weekly: UInt64 = 7

    /// Returns a workout and those of two and four days later, each after what was done before.
    private func week(
        _ request: WorkoutRequest,
        _ goal: TrainingGoal,
        _ level: Level,
        from first: WorkoutPlan,
        _ seed: UInt64
    ) -> [WorkoutPlan] {
        var (plans, history) = ([first], TrainingHistory())
        for later in [2, 4] {
            history.days.insert(Self.done(plans[plans.count - 1], on: CalendarDay.first.adding(days: later - 2)), at: 0)
            let day = CalendarDay.first.adding(days: later)
            plans.append(self.plan(request, goal, level, after: history, on: day, seed + UInt64(later)))
        }
        return plans
    }

    private static func done(_ plan: WorkoutPlan, on day: CalendarDay) -> TrainingHistory.Day {
        let main = plan.phases.filter { $0.part == .main }.flatMap(\.items)
        return TrainingHistory.Day(
            day: day,
            sets: Dictionary(main.map { ($0.exercise, $0.sets) }, uniquingKeysWith: +)
        )
    }

    private func plan(
        _ request: WorkoutRequest,
        _ goal: TrainingGoal,
        _ level: Level,
        after history: TrainingHistory,
        on day: CalendarDay,
        _ seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            request,
            for: TrainingFacts(goal: goal, level: level),
            history: history,
            excluding: [],
            adding: [],
            on: day,
            seed: seed
        )
    }

    /// The lengths that are judged; one between two of them judges nothing new.
    private static let lengths = [15, 30, 60, 90]

    /// Returns the request of a seed, whose digits are length, intensity, level and equipment: 96 seeds in a row hold
    /// each combination once.
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
