import HealthMath
import Support
import Testing

@testable import Training

/// A beginner at home with a knee that has hurt for long, who kneels with difficulty.
@Suite("Workouts for a beginner with a sore knee")
struct SoreKneeTests {
    private static let seeds = Soak.seeds(10)
    private static let facts = TrainingFacts(
        injuries: [Injury(area: .knee, kind: .lasting)],
        limitations: [.kneeling],
        level: .beginner
    )
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func request(_ equipment: Equipment) -> WorkoutRequest {
        WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: equipment)
    }

    private func plan(_ goal: TrainingGoal, _ equipment: Equipment, seed: UInt64) -> WorkoutPlan {
        var facts = Self.facts
        facts.goal = goal
        return self.generator.plan(self.request(equipment), for: facts, seed: seed)
    }

    @Test("hold no free lunge, wide squat with weight, held bend or start on the knees", arguments: Self.seeds)
    func knees(seed: UInt64) throws {
        for equipment in WorkoutRequest.equipments {
            for goal in TrainingGoal.allCases {
                for item in self.plan(goal, equipment, seed: seed).items {
                    let exercise = try #require(self.catalogue[item.exercise])
                    #expect(exercise.load(on: .knee) < 3, "\(item.name)")
                    #expect(!exercise.cues.contains("Start on hands and knees"), "\(item.name)")
                }
            }
        }
    }

    @Test("warm up with what spares the knee, and go down to the floor once", arguments: Self.seeds)
    func warmUp(seed: UInt64) throws {
        for goal in [TrainingGoal.mobility, .strength] {
            let items = self.plan(goal, .none, seed: seed).phases[0].items.filter { $0.role == nil }.dropFirst()
            let exercises = try items.map { try #require(self.catalogue[$0.exercise]) }
            #expect(exercises.allSatisfy { $0.load(on: .knee) < 2 }, "\(items.map(\.name))")
            let down = exercises.map { $0.traits.contains(.floor) }
            #expect(zip(down, down.dropFirst()).allSatisfy { !$0 || $1 }, "\(items.map(\.name))")
        }
    }

    @Test("train the legs all the same, with squats as high as the knee likes", arguments: Self.seeds)
    func legs(seed: UInt64) throws {
        for equipment in [Equipment.none, .minimal] {
            let main = self.plan(.strength, equipment, seed: seed).phases[1].items
            let patterns = try main.map { try #require(self.catalogue[$0.exercise]).pattern }
            #expect(patterns.contains(.squat) || patterns.contains(.lunge) || patterns.contains(.hinge), "\(patterns)")
        }
    }

    @Test("go down from the knees to a raised edge, not up to the floor", arguments: Self.seeds)
    func pushing(seed: UInt64) {
        for goal in TrainingGoal.allCases {
            let plan = self.plan(goal, .none, seed: seed)
            #expect(plan.items.allSatisfy { $0.exercise != "push-up" })
        }
        let main = self.plan(.strength, .none, seed: seed).phases[1].items
        let raised = main.filter { $0.exercise == "counter-push-up" || $0.exercise == "wall-push-up" }
        #expect(!raised.isEmpty, "\(main.map(\.name))")
    }

    @Test("offer a chair in exchange for a squat")
    func swapping() throws {
        var facts = Self.facts
        facts.goal = .strength
        let plan = self.plan(.strength, .minimal, seed: 3)
        let squat = try #require(
            plan.phases[1].items.first {
                [.squat, .lunge, .hinge].contains(self.catalogue[$0.exercise]?.pattern)
            }
        )
        let found = self.generator.alternatives(
            to: squat.exercise,
            in: plan,
            of: self.request(.minimal),
            for: facts,
            excluding: [],
            adding: [],
            on: SeededCase.day
        )
        let seats: Set<Exercise.ID> = ["chair-squat", "sit-to-stand", "hands-free-sit-to-stand"]
        let offered = Set(found.map(\.id)).union(plan.items.map(\.exercise))
        #expect(!offered.isDisjoint(with: seats), "\(found.map(\.name))")
        #expect(found.prefix(4).allSatisfy { $0.category != .yoga }, "\(found.map(\.name))")
    }

    @Test("what a lunge, a wall sit and a wide squat with weight ask of a knee is said as it is")
    func loads() throws {
        for id in ["reverse-lunge", "split-squat", "wall-sit", "dumbbell-sumo-squat", "squat-and-dumbbell-curl"] {
            #expect(try #require(self.catalogue[id]).load(on: .knee) == 3, "\(id)")
        }
    }
}
