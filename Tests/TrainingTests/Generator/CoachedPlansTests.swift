import HealthMath
import Support
import Testing

@testable import Training

/// What a coach saw in the workouts of healthy people and would not have signed.
@Suite("Workouts that a coach would sign")
struct CoachedPlansTests {
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator
    private let slots: [String: [BuildSlot]]

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
        self.slots = Dictionary(grouping: try BuildBook.shipped().builds.flatMap(\.slots), by: \.name)
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity = .hard,
        level: Level = .beginner,
        minutes: Int = 30,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(goal: goal, level: level),
            seed: seed
        )
    }

    @Test(
        "have lifts for main lifts at a gym with barbells, never a hold or a stand-in",
        arguments: [TrainingGoal.strength, .muscle],
        Soak.seeds(20)
    )
    func mainLifts(goal: TrainingGoal, seed: UInt64) throws {
        for level in Level.allCases {
            for item in self.plan(goal, at: .gym, .basic, level: level, minutes: 60, seed: seed).phases[1].items {
                guard let slot = item.slot, slot.hasPrefix("Main lift") || slot.hasPrefix("Assistance") else {
                    continue
                }
                let exercise = try #require(self.catalogue[item.exercise])
                #expect(exercise.lift != .none && item.reps != nil, "\(slot): \(item.name)")
                #expect(!item.reason.hasPrefix("In place of"), "\(slot): \(item.name)")
            }
        }
    }

    @Test(
        "jump, throw and swing where an athlete's build says so, at every place and level",
        arguments: Place.allCases,
        Soak.seeds(12)
    )
    func power(place: Place, seed: UInt64) throws {
        for level in Level.allCases {
            for intensity in Intensity.allCases {
                let plan = self.plan(.athleticism, at: place, .basic, intensity, level: level, seed: seed)
                for item in plan.phases[1].items {
                    guard let slot = item.slot,
                        slot.hasPrefix("Jump") || slot.hasPrefix("Bounds") || slot.hasPrefix("Throw")
                    else { continue }
                    let exercise = try #require(self.catalogue[item.exercise])
                    #expect(exercise.pattern == .burst, "\(slot): \(item.name)")
                    let asked = self.slots[slot]?.contains { $0.asks(for: exercise) } == true
                    #expect(asked || item.reason.hasPrefix("In place of"), "\(slot): \(item.name)")
                }
            }
        }
    }

    @Test("jump where somebody practised asks for it and the room is there", arguments: Soak.seeds(12))
    func jumps(seed: UInt64) throws {
        let plan = self.plan(.athleticism, at: .gym, .basic, level: .advanced, minutes: 60, seed: seed)
        let traits = try plan.phases[1].items.map { try #require(self.catalogue[$0.exercise]).traits }
        #expect(traits.contains { $0.contains(.impact) }, "\(plan.phases[1].items.map(\.name))")
    }

    @Test("give the practised what is hard where there is nothing to load", arguments: Soak.seeds(20))
    func hardWithoutGear(seed: UInt64) throws {
        let plan = self.plan(.strength, at: .home, .none, level: .advanced, seed: seed)
        let main = try plan.phases[1].items.filter { $0.slot?.hasPrefix("Main lift") == true }
            .map { try #require(self.catalogue[$0.exercise]) }
        #expect(main.contains { $0.level == .advanced }, "\(main.map(\.name))")
        #expect(main.allSatisfy { $0.id != "bodyweight-squat" })
    }

    @Test("imitate no rope where a rope is", arguments: Soak.seeds(20))
    func rope(seed: UInt64) {
        for goal in [TrainingGoal.weightLoss, .conditioning, .athleticism] {
            for level in Level.allCases {
                let plan = self.plan(goal, at: .home, .minimal, level: level, seed: seed)
                #expect(plan.items.allSatisfy { $0.exercise != "invisible-rope" })
            }
        }
    }

    @Test("say what a ramp-up's sets are, one or more", arguments: [30, 60])
    func rampUp(minutes: Int) throws {
        for seed in Soak.seeds(10) {
            let plan = self.plan(.strength, at: .gym, .basic, minutes: minutes, seed: seed)
            for item in plan.items where item.role == .rampUp {
                #expect(item.reason.contains("three quarters") == (item.sets > 1), "\(item.sets): \(item.reason)")
            }
        }
    }

    @Test("don't list for a wheelchair what needs legs, nor what can be done sitting")
    func sitting() {
        let plan = self.generator.plan(
            WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .basic),
            for: TrainingFacts(limitations: [.wheelchair], goal: .strength),
            seed: 1
        )
        #expect(plan.leftOut.isEmpty, "\(plan.leftOut.map(\.name))")
    }

    @Test(
        "are read by their titles' words",
        arguments: [
            ("Easy run with strides", ["steady-ride", "strides"], false),
            ("Easy run with strides", ["easy-jog", "strides"], true),
            ("Legs and trunk", ["barbell-squat", "triceps-machine"], false),
            ("Legs and trunk", ["barbell-squat", "russian-twist"], true),
            ("Full body, barbell", ["leg-press", "lat-pull-down"], false),
        ]
    )
    func titles(title: String, exercises: [Exercise.ID], isTrue: Bool) {
        #expect(TitleCheck.isTrue(title, of: exercises.compactMap { self.catalogue[$0] }) == isTrue)
    }
}
