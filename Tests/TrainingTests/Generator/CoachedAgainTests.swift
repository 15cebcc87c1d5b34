import HealthMath
import Support
import Testing

@testable import Training

/// What a second coach wouldn't have signed.
@Suite("Workouts as a second coach reads them")
struct CoachedAgainTests {
    private static let seeds = Soak.seeds(10)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity = .moderate,
        minutes: Int = 60,
        level: Level = .advanced,
        limitations: [Limitation] = [],
        history: TrainingHistory = TrainingHistory(),
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(limitations: limitations, goal: goal, level: level),
            history: history,
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test(
        "after heavy squats the hips' main lift is no bar from the floor, and has two minutes of rest",
        arguments: Self.seeds
    )
    func hipsAfterSquats(seed: UInt64) throws {
        for minutes in [45, 60, 90] {
            let main = self.plan(.muscle, at: .gym, .basic, .vigorous, minutes: minutes, seed: seed).phases[1].items
            let heavy = { (item: WorkoutItem, pattern: MovementPattern) in
                let exercise = try self.exercise(item)
                return exercise.pattern == pattern && exercise.traits.contains(.straining)
                    && item.slot?.hasPrefix("Main lift") == true
            }
            guard let squat = try main.firstIndex(where: { try heavy($0, .squat) }) else { continue }
            for hinge in try main[squat...].filter({ try heavy($0, .hinge) }) {
                #expect(!["barbell-deadlift", "sumo-deadlift", "trap-bar-deadlift"].contains(hinge.exercise))
                #expect(hinge.restSeconds >= 110, "\(hinge.restSeconds)")
            }
        }
    }

    @Test("losing weight at home is no stamina by another name: lifts first, then intervals", arguments: Self.seeds)
    func losingWeight(seed: UInt64) throws {
        for intensity in [Intensity.moderate, .vigorous] {
            let plans = [TrainingGoal.weightLoss, .conditioning].map {
                self.plan($0, at: .home, .none, intensity, minutes: 30, level: .beginner, seed: seed)
            }
            #expect(plans[0].phases[1].items.map(\.exercise) != plans[1].phases[1].items.map(\.exercise))
            let main = plans[0].phases[1].items
            let isInterval = { (item: WorkoutItem) in
                try self.exercise(item).category == .cardio && item.sets >= 4 && (20...40).contains(item.seconds ?? 0)
            }
            #expect(try main.contains(where: isInterval), "\(main.map(\.name))")
            #expect(try main.count { try WorkKind(self.exercise($0)).isLifted } >= 3, "\(main.map(\.name))")
        }
    }

    @Test("what is said to rest isn't pulled with or pressed with in the same workout", arguments: Self.seeds)
    func resting(seed: UInt64) throws {
        let history = TrainingHistory(days: [
            TrainingHistory.Day(
                day: SeededCase.day.adding(days: -1),
                sets: ["barbell-bench-press": 4, "barbell-row": 4, "cable-push-down": 3, "barbell-curl": 3],
                exertion: 8
            )
        ])
        for goal in [TrainingGoal.conditioning, .weightLoss, .athleticism] {
            let plan = self.plan(goal, at: .gym, .basic, history: history, seed: seed)
            guard let note = plan.notes.first(where: { $0.contains("rests today: ") }) else { continue }
            let said = note.split(separator: "rests today: ").last?.split(separator: ".").first ?? ""
            for item in plan.phases[1].items {
                let exercise = try self.exercise(item)
                for muscle in exercise.muscles + exercise.alsoMuscles {
                    let names = said.split(separator: ", ").map(String.init)
                    #expect(!names.contains(muscle.label.lowercased()), "\(note) beside \(item.name)")
                }
            }
        }
    }

    @Test(
        "a wheelchair user lifts after ramp-up sets, with weights or bands, and isn't told of legs",
        arguments: Self.seeds
    )
    func wheelchair(seed: UInt64) throws {
        let gym = self.plan(.strength, at: .gym, .basic, limitations: [.wheelchair], seed: seed)
        #expect(gym.phases[0].items.contains { $0.role == .rampUp }, "\(gym.phases[0].items.map(\.name))")
        for place in [Place.gym, .home] {
            for equipment in [Equipment.minimal, .basic] {
                let plan = self.plan(.muscle, at: place, equipment, limitations: [.wheelchair], seed: seed)
                #expect(plan.notes.allSatisfy { !$0.lowercased().contains("legs") }, "\(plan.notes)")
                let idle: Set<Exercise.ID> = ["seated-elbow-curls", "seated-self-curl", "wheelchair-push"]
                let main = plan.phases[1].items
                #expect(main.allSatisfy { !idle.contains($0.exercise) }, "\(main.map(\.name))")
            }
        }
    }

    @Test("what goes from side to side is counted in pairs")
    func pairs() throws {
        for made in try MadePlans.all.get() {
            for item in made.plan.items where Training.Exercise.alternating.contains(item.exercise) {
                #expect((item.reps ?? 0).isMultiple(of: 2), "\(item.name) \(item.reps ?? 0)")
            }
        }
    }

    @Test(
        "at home with nothing no two of five workouts have the same main part",
        arguments: [TrainingGoal.strength, .muscle]
    )
    func variety(goal: TrainingGoal) {
        for level in Level.allCases {
            let made = Set(
                (1...5).map { seed in
                    self.plan(goal, at: .home, .none, minutes: 30, level: level, seed: UInt64(seed)).phases[1].items
                        .map(\.exercise).sorted()
                }
            )
            #expect(made.count >= 4, "\(made)")
        }
    }

    @Test("an athlete outdoors pulls", arguments: Self.seeds)
    func pulling(seed: UInt64) throws {
        for minutes in [45, 60] {
            let main = self.plan(.athleticism, at: .outdoors, .none, .vigorous, minutes: minutes, seed: seed).phases[1]
                .items
            #expect(try main.contains { try self.exercise($0).pattern.side == .pull }, "\(main.map(\.name))")
        }
    }
}
