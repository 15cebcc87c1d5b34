import HealthMath

@testable import Training

/// A request of somebody, with all that may be the matter with them: the same for the same seed.
struct SeededCase: CustomStringConvertible {
    let seed: UInt64
    let request: WorkoutRequest
    let facts: TrainingFacts
    let history: TrainingHistory
    let excluded: Set<Exercise.ID>

    static let day = CalendarDay(year: 2026, month: 3, day: 2) ?? .first

    init(seed: UInt64, from catalogue: ExerciseCatalogue) {
        var dice = Dice(seed: seed)
        self.seed = seed
        self.request = WorkoutRequest(
            intensity: dice.one(of: Intensity.allCases),
            minutes: dice.one(of: WorkoutRequest.lengths),
            place: dice.one(of: Place.allCases),
            equipment: dice.one(of: [Equipment.none, .minimal, .basic])
        )
        self.facts = TrainingFacts(
            body: BodyFacts(
                sex: dice.one(of: Sex.allCases),
                birthday: CalendarDay(number: 0),
                centimetres: 170,
                kilograms: 50 + 80 * dice.share()
            ),
            injuries: dice.some(of: InjuryArea.allCases, chance: 0.12).map {
                Injury(area: $0, kind: dice.one(of: InjuryKind.allCases))
            },
            conditions: dice.some(of: HealthCondition.allCases, chance: 0.06),
            limitations: dice.some(of: Limitation.allCases, chance: 0.05),
            cycle: dice.one(of: Self.cycles),
            mindsCycle: dice.share() < 0.7,
            goal: dice.one(of: TrainingGoal.allCases),
            level: dice.one(of: Level.allCases)
        )
        self.history = TrainingHistory(
            days: (0...3).map { ago in
                let done = (0..<dice.one(of: [0, 0, 3, 6])).map { _ in dice.one(of: catalogue.exercises).id }
                return TrainingHistory.Day(
                    day: Self.day.adding(days: -ago),
                    sets: Dictionary(done.map { ($0, 3) }, uniquingKeysWith: +),
                    exertion: dice.one(of: [nil, 4, 8])
                )
            }
        )
        self.excluded = Set((0..<10).map { _ in dice.one(of: catalogue.exercises).id })
    }

    func plan(by generator: WorkoutGenerator) -> WorkoutPlan {
        generator.plan(
            self.request,
            for: self.facts,
            history: self.history,
            excluding: self.excluded,
            adding: [],
            on: Self.day,
            seed: self.seed
        )
    }

    var description: String {
        let facts = self.facts
        return """
            seed \(self.seed): \(self.request.intensity) \(self.request.minutes) min, \(self.request.place), \
            \(self.request.equipment), \(facts.goal), \(facts.level), \(facts.injuries), \(facts.conditions), \
            \(facts.limitations), \(facts.cycle.map(\.description) ?? "no cycle")
            """
    }

    private static let cycles: [Cycle?] = [
        nil, nil, nil, nil, .off, .notSure,
        .lastPeriod(Self.day), .lastPeriod(Self.day.adding(days: -20)), .lastPeriod(Self.day.adding(days: -90)),
        .pregnant(since: Self.day.adding(days: -56)), .pregnant(since: Self.day.adding(days: -140)),
        .pregnant(since: nil),
    ]
}

/// Throws that are the same for the same seed.
private struct Dice {
    private var chance: SeededChance

    init(seed: UInt64) { self.chance = SeededChance(seed: seed) }

    mutating func share() -> Double { self.chance.share() }

    mutating func one<Value>(of values: [Value]) -> Value { values[Int(self.share() * Double(values.count))] }

    mutating func some<Value>(of values: [Value], chance: Double) -> [Value] {
        values.filter { _ in self.share() < chance }
    }
}

extension SeededCase {
    /// Whether nothing is the matter with them.
    var isHealthy: Bool {
        self.facts.injuries.isEmpty && self.facts.conditions.isEmpty && self.facts.limitations.isEmpty
            && self.facts.trimester(on: Self.day) == nil
    }

    /// Whether a cycle or pregnancy that is minded makes it easier.
    var isEased: Bool {
        guard self.facts.mindsCycle else { return false }
        switch self.facts.cycle {
        case .pregnant?: return true
        case .lastPeriod(let first)?: return first == Self.day && self.request.intensity == .hard
        default: return false
        }
    }
}
