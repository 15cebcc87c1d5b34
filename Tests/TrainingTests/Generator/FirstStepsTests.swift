import HealthMath
import Support
import Testing

@testable import Training

/// Members who begin with more weight or more years than most.
@Suite("Workouts for first steps and for later years")
struct FirstStepsTests {
    private static let seeds = Soak.seeds(8)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ intensity: Intensity,
        age: Int,
        kilograms: Double = 70,
        minutes: Int = 30,
        trained experience: Experience = .new,
        seed: UInt64
    ) throws -> WorkoutPlan {
        let birthday = try #require(CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1))
        return self.generator.plan(
            WorkoutRequest(
                intensity: intensity,
                minutes: minutes,
                place: place,
                equipment: place == .gym ? .basic : .none
            ),
            for: TrainingFacts(
                body: BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: kilograms),
                goal: goal,
                experience: experience
            ),
            seed: seed
        )
    }

    private func exercises(_ items: [WorkoutItem]) throws -> [Exercise] {
        try items.map { try #require(self.catalogue[$0.exercise]) }
    }

    @Test("131 kg begin upright: nothing on the floor, nothing that lands", arguments: Self.seeds, Place.allCases)
    func upright(seed: UInt64, place: Place) throws {
        for goal in TrainingGoal.allCases where goal != .mobility {
            for intensity in [Intensity.low, .moderate] {
                let plan = try self.plan(goal, at: place, intensity, age: 35, kilograms: 131, seed: seed)
                for exercise in try self.exercises(plan.items) {
                    #expect(!exercise.traits.contains(.floor) && !exercise.traits.contains(.impact), "\(exercise.name)")
                }
                #expect(plan.seconds >= 1_620, "\(plan.seconds)")
            }
        }
    }

    @Test("131 kg at a gym press with the legs on a machine, not up from a chair", arguments: Self.seeds)
    func machines(seed: UInt64) throws {
        let main = try self.plan(.strength, at: .gym, .moderate, age: 35, kilograms: 131, seed: seed).phases[1].items
        #expect(main.first?.exercise == "leg-press", "\(main.map(\.name))")
        #expect(main.allSatisfy { $0.exercise != "sit-to-stand" })
    }

    @Test("who begins at 62 doesn't jump, and balances in each workout", arguments: Self.seeds, Place.allCases)
    func later(seed: UInt64, place: Place) throws {
        for goal in TrainingGoal.allCases {
            let plan = try self.plan(goal, at: place, .moderate, age: 62, seed: seed)
            let exercises = try self.exercises(plan.items)
            let landing = exercises.filter { $0.traits.contains(.impact) && $0.continuous != true }
            #expect(landing.isEmpty, "\(landing.map(\.name))")
            #expect(exercises.contains { WorkKind($0) == .balance }, "\(exercises.map(\.name))")
        }
    }

    @Test("jumping jacks are vigorous for everybody")
    func jumps() throws {
        for id in ["jumping-jacks", "high-knees", "butt-kicks", "a-skip"] {
            #expect(try #require(self.catalogue[id]).mets.allSatisfy { $0.intensity >= .vigorous }, "\(id)")
        }
    }
}
