import HealthMath
import Testing

@testable import Training

@Suite("What a coach objected to in sixty workouts")
struct CoachObjectionsTests {
    private static let seeds = 1...10 as ClosedRange<UInt64>
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ facts: TrainingFacts,
        at place: Place = .home,
        _ equipment: Equipment = .none,
        _ intensity: Intensity = .moderate,
        minutes: Int = 30,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            history: TrainingHistory(),
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private static func body(born year: Int, _ kilograms: Double = 70) -> BodyFacts? {
        CalendarDay(year: year, month: 5, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 170, kilograms: kilograms)
        }
    }

    @Test(
        "a joint that is freshly hurt isn't turned on, braced over or braked with",
        arguments: [
            (InjuryArea.knee, ["guard-step-and-pivot-drill"]),
            (.lowerBack, ["plank-to-push-up", "incline-burpee", "step-back-burpee", "dumbbell-lunge"]),
            (.shoulder, ["rowing-machine"]),
        ]
    )
    func loads(area: InjuryArea, ids: [Exercise.ID]) throws {
        let rules = try MadePlans.safety.get().rules(
            for: TrainingFacts(injuries: [Injury(area: area, kind: .recent)]),
            on: SeededCase.day
        )
        for id in ids {
            let exercise = try #require(self.catalogue[id])
            #expect(rules.contains { $0.forbids(exercise) }, "\(id)")
        }
    }

    @Test("what is only held stands in for no lift", arguments: Self.seeds)
    func holds(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .muscle] {
            let people = [
                TrainingFacts(body: Self.body(born: 1_948), goal: goal, level: .beginner),
                TrainingFacts(cycle: .pregnant(since: SeededCase.day.adding(days: -84)), goal: goal, level: .beginner),
                TrainingFacts(injuries: [Injury(area: .knee, kind: .lasting)], goal: goal, level: .advanced),
            ]
            for facts in people {
                for item in self.plan(facts, .minimal, .low, seed: seed).phases[1].items {
                    #expect(item.exercise != "wall-sit", "\(item.reason)")
                }
            }
        }
    }

    @Test("who trains upright bends the hips standing, for strength too", arguments: Self.seeds)
    func hips(seed: UInt64) throws {
        let facts = TrainingFacts(body: Self.body(born: 1_948), goal: .strength, level: .beginner)
        let main = self.plan(facts, seed: seed).phases[1].items
        #expect(try main.contains { try self.exercise($0).pattern == .hinge }, "\(main.map(\.name))")
    }

    @Test("a knee that has hurt for long is made stronger, of the practised too", arguments: Self.seeds)
    func soreKnee(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .weightLoss, .mobility] {
            let facts = TrainingFacts(
                injuries: [Injury(area: .knee, kind: .lasting)],
                goal: goal,
                level: .advanced,
                experience: .regular
            )
            let main = self.plan(facts, seed: seed).phases[1].items
            let bends = try main.filter { [.squat, .lunge].contains(try self.exercise($0).pattern) }
            #expect(!bends.isEmpty, "\(goal): \(main.map(\.name))")
        }
    }

    @Test("who begins late isn't warmed up on hands and feet", arguments: Self.seeds, TrainingGoal.allCases)
    func warmUp(seed: UInt64, goal: TrainingGoal) throws {
        let facts = TrainingFacts(body: Self.body(born: 1_958), goal: goal, level: .beginner)
        for item in self.plan(facts, at: .gym, .basic, minutes: 45, seed: seed).phases[0].items {
            #expect(try self.exercise(item).position != .onHandsAndFeet, "\(item.name)")
        }
    }

    @Test(
        "what a short session has no room for in full comes before what belongs to longer ones",
        arguments: Self.seeds
    )
    func short(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .conditioning, experience: .seasoned)
        for minutes in [15, 20] {
            let plan = self.plan(facts, at: .gym, .basic, .vigorous, minutes: minutes, seed: seed)
            guard plan.title == "Rower and bike" else { continue }
            for item in plan.phases[1].items {
                #expect(item.slot != "Push" && item.slot != "Legs with stamina", "\(item.name)")
            }
        }
    }

    @Test("nobody holds a plank in the last months before a birth, while the hands move neither")
    func planks() throws {
        let facts = TrainingFacts(cycle: .pregnant(since: SeededCase.day.adding(days: -210)))
        let rules = try MadePlans.safety.get().rules(for: facts, on: SeededCase.day)
        for id in ["forearm-plank", "plank-to-push-up", "plank-shoulder-tap", "slow-mountain-climber", "plank-jack"] {
            let exercise = try #require(self.catalogue[id])
            #expect(rules.contains { $0.forbids(exercise) }, "\(id)")
        }
    }

    @Test("who runs regularly and wants to lose weight doesn't learn to run", arguments: Self.seeds)
    func runs(seed: UInt64) {
        let facts = TrainingFacts(goal: .weightLoss, experience: .seasoned)
        for minutes in [30, 45, 60] {
            let plan = self.plan(facts, at: .outdoors, .none, .vigorous, minutes: minutes, seed: seed)
            #expect(plan.phases[1].items.allSatisfy { $0.exercise != "jog-walk" }, "\(plan.title ?? "")")
        }
    }
}
