import HealthMath

@testable import Training

/// A small catalogue made for tests, and plans from it.
enum GeneratorFixture {
    static let day = CalendarDay(year: 2026, month: 3, day: 2) ?? .first
    static let yesterday = Self.day.adding(days: -1)

    /// Three exercises of each pattern, at every intensity but hard.
    static let catalogue = ExerciseCatalogue(
        MovementPattern.allCases.flatMap { pattern in
            (1...3).map { Self.exercise("\(pattern.rawValue)-\($0)", pattern) }
        }
    )

    static func plan(
        _ generator: WorkoutGenerator,
        minutes: Int = 30,
        intensity: Intensity = .moderate,
        facts: TrainingFacts = TrainingFacts(),
        history: TrainingHistory = TrainingHistory(),
        excluding excluded: Set<Exercise.ID> = [],
        adding own: [Exercise] = [],
        seed: UInt64 = 1
    ) -> WorkoutPlan {
        generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: .home, equipment: .none),
            for: facts,
            history: history,
            excluding: excluded,
            adding: own,
            on: Self.day,
            seed: seed
        )
    }

    static func main(_ plan: WorkoutPlan) -> [WorkoutItem] {
        plan.phases.filter { $0.part == .main }.flatMap(\.items)
    }

    /// Four sets of one exercise yesterday.
    static func history(_ exercise: Exercise.ID, exertion: Double) -> TrainingHistory {
        TrainingHistory(days: [TrainingHistory.Day(day: Self.yesterday, sets: [exercise: 4], exertion: exertion)])
    }

    static let knee = Self.rule(
        "knee-acute",
        SafetyRule.Cause(area: .knee, acute: true, condition: nil, limitation: nil, trimester: nil, bodyMassIndex: nil),
        mostLoad: ["knee": 1]
    )
    static let heart = Self.rule(
        "heart",
        SafetyRule.Cause(area: nil, acute: nil, condition: .heart, limitation: nil, trimester: nil, bodyMassIndex: nil),
        mostIntensity: .moderate
    )
    static let lateInPregnancy = Self.rule(
        "pregnancy-3",
        SafetyRule.Cause(area: nil, acute: nil, condition: nil, limitation: nil, trimester: 3, bodyMassIndex: nil),
        mostIntensity: .moderate
    )

    private static func rule(
        _ id: String,
        _ cause: SafetyRule.Cause,
        mostLoad: [String: Int] = [:],
        mostIntensity: Intensity? = nil
    ) -> SafetyRule {
        SafetyRule(
            id: id,
            cause: cause,
            mostLoad: mostLoad,
            never: [],
            neverPositions: [],
            neverPatterns: [],
            neverMuscles: [],
            neverExercises: [],
            mostIntensity: mostIntensity,
            words: "What \(id) asks for.",
            advice: "",
            doctor: "",
            sources: []
        )
    }

    static func exercise(
        _ id: String,
        _ pattern: MovementPattern,
        joints: [String: Int] = [:],
        traits: [ExerciseTrait] = [],
        level: Level = .beginner,
        mets: [Exercise.Pace] = [
            Exercise.Pace(intensity: .low, met: 2.5, code: nil),
            Exercise.Pace(intensity: .moderate, met: 4, code: nil),
            Exercise.Pace(intensity: .vigorous, met: 8, code: nil),
        ]
    ) -> Exercise {
        let seconds = [.steady, .stretch, .mobility, .brace].contains(pattern)
        return Exercise(
            id: id,
            name: id,
            about: "",
            cues: [],
            category: Self.category(pattern),
            pattern: pattern,
            muscles: Self.muscles(pattern),
            alsoMuscles: [],
            equipment: .none,
            gear: [],
            places: [.home],
            level: level,
            mets: mets,
            joints: joints,
            position: .standing,
            traits: traits,
            parts: [.mobility, .stretch, .steady].contains(pattern) ? WorkoutPart.allCases : [.main],
            measure: seconds ? .seconds : .reps,
            sides: false,
            secondsPerRep: seconds ? 0 : 3,
            weighted: false,
            easier: [],
            harder: []
        )
    }

    private static func category(_ pattern: MovementPattern) -> ExerciseCategory {
        switch pattern {
        case .steady: .cardio
        case .stretch, .mobility: .flexibility
        case .balance: .balance
        default: .strength
        }
    }

    private static func muscles(_ pattern: MovementPattern) -> [Muscle] {
        switch pattern {
        case .squat, .lunge: [.quadriceps, .glutes]
        case .hinge: [.hamstrings, .glutes]
        case .pushAcross: [.chest, .triceps]
        case .pushUp: [.shoulders, .triceps]
        case .pullAcross, .pullDown: [.lats, .biceps]
        case .brace, .trunk, .carry: [.core]
        case .isolation: [.calves]
        case .steady, .burst: [.heart]
        case .balance: [.glutes]
        case .mobility, .stretch: [.quadriceps, .lats]
        }
    }
}
