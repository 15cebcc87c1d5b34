import HealthMath

/// How long making workouts takes, from choosing among the builds to the last reason.
///
/// The requests go round: every length, intensity, place, goal, level and equipment, none to three fresh injuries, each kind of session that
/// can be asked for, and every third the day after a hard day, for which a workout may be made twice.
package struct GeneratorTimes: Sendable {
    /// The shortest first.
    package let sorted: [Duration]

    /// Makes so many workouts; nil when one of them is empty.
    package init?(of count: Int, by generator: WorkoutGenerator) {
        var times: [Duration] = []
        for seed in 0..<UInt64(max(count, 1)) {
            let (request, facts) = Self.case(seed, by: generator)
            let history = seed / 11 % 3 == 0 ? Self.hardDay(request, facts, by: generator, seed) : TrainingHistory()
            var plan = WorkoutPlan(phases: [])
            times.append(
                ContinuousClock().measure { plan = Self.plan(request, facts, history, by: generator, seed) }
            )
            if plan.items.isEmpty { return nil }
        }
        self.sorted = times.sorted()
    }

    /// Returns the time that such a share of them took at most.
    package func most(of share: Double) -> Duration {
        self.sorted[min(Int(Double(self.sorted.count) * share), self.sorted.count - 1)]
    }

    private static func `case`(_ seed: UInt64, by generator: WorkoutGenerator) -> (WorkoutRequest, TrainingFacts) {
        func pick<Value>(_ values: [Value], _ digit: UInt64) -> Value { values[Int(digit % UInt64(values.count))] }
        let goal = pick(TrainingGoal.allCases, seed / 72)
        var request = WorkoutRequest(
            intensity: pick(Intensity.allCases, seed / 6),
            minutes: pick(WorkoutRequest.lengths, seed),
            place: pick(Place.allCases, seed / 24),
            equipment: pick(WorkoutRequest.equipments, seed / 7)
        )
        request.kind = pick([nil] + generator.kinds(for: goal, at: request.place), seed / 13)
        let areas = InjuryArea.allCases
        let injuries = (0..<seed / 5 % 4).map { Injury(area: pick(areas, seed / 4 + $0 * 3), kind: .recent) }
        let facts = TrainingFacts(
            injuries: injuries,
            goal: goal,
            level: pick(Level.allCases, seed / 432),
            experience: pick(Experience.allCases, seed / 17)
        )
        return (request, facts)
    }

    /// Returns the same workout done yesterday, at an exertion of 8 of 10.
    private static func hardDay(
        _ request: WorkoutRequest,
        _ facts: TrainingFacts,
        by generator: WorkoutGenerator,
        _ seed: UInt64
    ) -> TrainingHistory {
        let main = Self.plan(request, facts, TrainingHistory(), by: generator, seed).phases
            .filter { $0.part == .main }.flatMap(\.items)
        let sets = Dictionary(main.map { ($0.exercise, $0.sets) }, uniquingKeysWith: +)
        return TrainingHistory(days: [TrainingHistory.Day(day: Self.day.adding(days: -1), sets: sets, exertion: 8)])
    }

    private static let day = CalendarDay.first.adding(days: 1)

    private static func plan(
        _ request: WorkoutRequest,
        _ facts: TrainingFacts,
        _ history: TrainingHistory,
        by generator: WorkoutGenerator,
        _ seed: UInt64
    ) -> WorkoutPlan {
        generator.plan(request, for: facts, history: history, excluding: [], adding: [], on: Self.day, seed: seed)
    }
}
