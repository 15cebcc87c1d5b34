import HealthMath
import Support
import Testing

@testable import Training

/// The rules that a coach goes by, over seeded requests of healthy people.
@Suite("What a coach would sign")
struct CoachRulesTests {
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
        _ equipment: Equipment = .none,
        _ intensity: Intensity = .hard,
        level: Level = .advanced,
        minutes: Int = 60,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(goal: goal, level: level),
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test(
        "a run begins and ends easily, has its strides before one kind of hard work",
        arguments: Self.seeds,
        [30, 60, 90]
    )
    func run(seed: UInt64, minutes: Int) throws {
        for intensity in [Intensity.vigorous, .hard] {
            let plan = self.plan(.conditioning, at: .outdoors, .none, intensity, minutes: minutes, seed: seed)
            let main = plan.phases[1].items
            let slots = main.compactMap(\.slot)
            #expect(slots.first == "Easy start", "\(slots)")
            #expect(main.first?.exercise == "easy-jog")
            #expect(slots.last == "Easy finish" || slots.last == "Trunk for runners", "\(slots)")
            let hard = slots.indices.filter { ["Fartlek", "Hills", "Intervals", "Tempo"].contains(slots[$0]) }
            #expect(hard.count <= 1, "\(slots)")
            if let strides = slots.firstIndex(of: "Strides"), let work = hard.first { #expect(strides < work) }
            #expect(main.allSatisfy { $0.exercise != "shuttle-run" && $0.exercise != "jog-walk" })
        }
    }

    @Test("nothing outdoors needs a house", arguments: TrainingGoal.allCases, Self.seeds)
    func outdoors(goal: TrainingGoal, seed: UInt64) throws {
        for item in self.plan(goal, at: .outdoors, .basic, .moderate, seed: seed).items {
            #expect(!item.name.lowercased().contains("doorway"), "\(item.name)")
            #expect(!item.name.lowercased().hasPrefix("wall "), "\(item.name)")
        }
    }

    @Test("a run or a walk outdoors ends with easy walking, not on the spot", arguments: Self.seeds)
    func coolDown(seed: UInt64) {
        let first = self.plan(.conditioning, at: .outdoors, seed: seed).phases[2].items.first
        #expect(["easy-walk", "brisk-walk", "easy-jog"].contains(first?.exercise ?? ""), "\(first?.name ?? "nothing")")
    }

    @Test("what is said to be of low impact holds no jump", arguments: Self.seeds, [15, 30, 60])
    func lowImpact(seed: UInt64, minutes: Int) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            for level in Level.allCases {
                let plan = self.plan(goal, at: .home, .none, .moderate, level: level, minutes: minutes, seed: seed)
                guard plan.title?.contains("Low-impact") == true else { continue }
                for item in plan.items { #expect(try !self.exercise(item).traits.contains(.impact), "\(item.name)") }
            }
        }
    }

    @Test("a beginner lifts no heavy bar, and no whole body off the floor", arguments: Self.seeds)
    func beginners(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .muscle] {
            let gym = self.plan(goal, at: .gym, .basic, .moderate, level: .beginner, seed: seed)
            for item in gym.phases[1].items {
                let exercise = try self.exercise(item)
                #expect(!(exercise.lift == .main && exercise.gear.contains("barbell")), "\(item.name)")
            }
            let home = self.plan(goal, at: .home, .none, .moderate, level: .beginner, seed: seed)
            #expect(home.phases[1].items.allSatisfy { $0.exercise != "push-up" })
        }
    }

    @Test("every main lift with a bar has its ramp-up, in a quarter of an hour the first", arguments: Self.seeds)
    func rampUps(seed: UInt64) throws {
        for minutes in [15, 30, 60] {
            let plan = self.plan(.strength, at: .gym, .basic, minutes: minutes, seed: seed)
            let barred = try plan.phases[1].items.filter {
                try $0.slot?.hasPrefix("Main lift") == true && self.exercise($0).gear.contains("barbell")
            }
            let ramped = plan.phases[0].items.filter { $0.role == .rampUp }.map(\.exercise)
            for item in minutes < 30 ? Array(barred.prefix(1)) : barred {
                #expect(ramped.contains(item.exercise) || item != plan.phases[1].items.first && minutes < 30)
            }
        }
    }

    @Test("who trains hard without gear gets the harder kin", arguments: Self.seeds)
    func ownWeight(seed: UInt64) {
        for goal in [TrainingGoal.strength, .muscle] {
            let plan = self.plan(goal, at: .home, .none, seed: seed)
            #expect(plan.phases[1].items.allSatisfy { !["push-up", "bodyweight-squat"].contains($0.exercise) })
        }
    }

    @Test("heavy lifts nearer to failure rest longer, small ones less", arguments: Self.seeds, [30, 60, 90])
    func rests(seed: UInt64, minutes: Int) throws {
        let rests = { (intensity: Intensity) in
            self.plan(.strength, at: .gym, .basic, intensity, minutes: minutes, seed: seed).phases[1].items
                .filter { $0.slot?.hasPrefix("Main lift") == true }.map(\.restSeconds)
        }
        let (hard, moderate) = (rests(.hard), rests(.moderate))
        #expect(try #require(hard.min()) >= (try #require(moderate.max())), "\(hard), \(moderate)")
        let muscle = self.plan(.muscle, at: .gym, .basic, minutes: 60, seed: seed).phases[1].items
        let main = muscle.filter { $0.slot?.hasPrefix("Main lift") == true }.map(\.restSeconds).min() ?? .max
        for item in muscle where try self.exercise(item).pattern == .isolation {
            #expect(item.restSeconds <= main, "\(item.name)")
        }
    }

    @Test("hard stamina at a gym has what is easy at both ends", arguments: Self.seeds, Level.allCases)
    func gymStamina(seed: UInt64, level: Level) throws {
        let main = self.plan(.conditioning, at: .gym, .basic, level: level, seed: seed).phases[1].items
        guard main.contains(where: { $0.slot?.hasPrefix("Intervals") == true }) else { return }
        #expect(try #require(main.first).met <= 7 && (try #require(main.last)).met <= 7, "\(main.map(\.name))")
    }

    @Test("an athlete's hour at a gym ends with short intervals", arguments: Self.seeds)
    func athlete(seed: UInt64) {
        let slots = self.plan(.athleticism, at: .gym, .basic, seed: seed).phases[1].items.compactMap(\.slot)
        #expect(slots.contains("Short intervals"), "\(slots)")
    }

    @Test("one leg at a time is a lunge or said to stand in; the rear of the shoulders isn't its side")
    func slots() throws {
        for made in try MadePlans.all.get() where made.seeded.isHealthy {
            for item in made.plan.phases[1].items where item.slot == "One leg at a time" {
                let isOne = try self.exercise(item).pattern == .lunge
                #expect(isOne || item.reason.hasPrefix("In place of"), "\(item.name)")
            }
        }
    }

    @Test("no drill is in more than two of five warm-ups, and none takes over a minute and a half")
    func warmUps() throws {
        var counts: [Exercise.ID: Int] = [:]
        var plans = 0
        for goal in TrainingGoal.allCases {
            for place in Place.allCases {
                for intensity in Intensity.allCases {
                    for seed in 1...8 as ClosedRange<UInt64> {
                        let plan = self.plan(goal, at: place, .basic, intensity, minutes: 30, seed: seed)
                        plans += 1
                        for item in plan.phases[0].items where item.role == nil {
                            counts[item.exercise, default: 0] += 1
                        }
                        let great = plan.phases[0].items.first { $0.exercise == "worlds-greatest-stretch" }
                        #expect(great?.reps ?? 0 <= 5)
                    }
                }
            }
        }
        let most = try #require(counts.max { $0.value < $1.value })
        #expect(most.value * 5 <= plans * 2, "\(most.key): \(most.value) of \(plans)")
    }

    @Test("a quarter of an hour has three minutes of warm-up at most", arguments: TrainingGoal.allCases, Self.seeds)
    func short(goal: TrainingGoal, seed: UInt64) {
        for place in Place.allCases {
            let plan = self.plan(goal, at: place, .basic, minutes: 15, seed: seed)
            #expect(plan.phases[0].seconds <= 195, "\(plan.phases[0].items.map(\.name))")
        }
    }
}
