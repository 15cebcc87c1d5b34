import HealthMath
import Support
import Testing

@testable import Training

@Suite("What a coach objected to in sixty workouts")
struct CoachObjectionsTests {
    private static let seeds = Soak.seeds(10)
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
