import HealthMath
import Support
import Testing

@testable import Training

@Suite("Workouts of healthy people, looked through as a coach would")
struct WorkoutJudgeTests {
    /// Every length, intensity, level and equipment, once; ten times in `bin/soak`.
    private static let count = Soak.isOn ? 960 : 96

    /// A verdict for each goal and place; made once, because each reads hundreds of workouts.
    private static let verdicts = Result {
        let judge = WorkoutJudge(
            catalogue: try MadePlans.catalogue.get(),
            safety: try MadePlans.safety.get(),
            builds: try BuildBook.shipped()
        )
        return TrainingGoal.allCases.map { goal in
            Place.allCases.map { judge.verdict(goal, at: $0, count: Self.count) }
        }
    }

    private func verdict(_ goal: TrainingGoal, at place: Place) throws -> WorkoutVerdict {
        let row = try #require(TrainingGoal.allCases.firstIndex(of: goal))
        return try Self.verdicts.get()[row][try #require(Place.allCases.firstIndex(of: place))]
    }

    @Test(
        "hold what people who train know, made for everybody, where a build asked for it",
        arguments: TrainingGoal.allCases,
        Place.allCases
    )
    func usual(goal: TrainingGoal, place: Place) throws {
        let verdict = try self.verdict(goal, at: place)
        #expect(verdict.usual >= 0.94, "\(verdict.usual) are staples or common")
        #expect(verdict.staples >= 0.45, "\(verdict.staples) are staples")
        #expect(verdict.forOthers == 0, "\(verdict.forOthers) were made for others")
        #expect(verdict.standIns <= 0.02, "\(verdict.standIns) stand in for others")
        #expect(verdict.unsaid == 0, "\(verdict.unsaid) bear the name of what they aren't")
        #expect(verdict.untrue == 0, "\(verdict.untrue) have no title, or one that isn't true")
        #expect(verdict.slots >= 0.94, "\(verdict.slots) fill a slot")
        #expect(verdict.short == 0, "\(verdict.short) are too short")
        #expect(verdict.uncounted <= 0.02, "\(verdict.uncounted) have too many exercises or too few")
        #expect(verdict.mostTaps <= 30, "half an hour takes up to \(verdict.mostTaps) taps")
        #expect(verdict.outOfBand == 0, "\(verdict.outOfBand) are outside of the intensity asked for")
    }

    @Test("take twenty taps at most for half an hour, the middle one of two hundred; none of them over thirty")
    func taps() throws {
        let taps = try (0..<200 as Range<UInt64>).map { seed in
            let goal = TrainingGoal.allCases[Int(seed % 5)]
            let place = Place.allCases[Int(seed / 5) % Place.allCases.count]
            let intensity = Intensity.allCases[Int(seed / 15 % 4)]
            let equipment = WorkoutRequest.equipments[Int(seed / 60 % 3)]
            return try self.plan(goal, at: place, equipment, intensity, .advanced, seed, minutes: 30).taps
        }
        #expect(taps.sorted()[taps.count / 2] <= 20, "\(taps.sorted())")
        #expect(taps.allSatisfy { $0 <= 30 }, "\(taps.sorted())")
    }

    @Test(
        "push as much as they pull and train hips as much as knees, in one workout and in a week",
        arguments: [TrainingGoal.strength, .muscle],
        Place.allCases
    )
    func opposing(goal: TrainingGoal, place: Place) throws {
        let verdict = try self.verdict(goal, at: place)
        #expect(verdict.uneven <= 0.02, "\(verdict.uneven) of the workouts are uneven")
        #expect(verdict.unevenWeeks <= 0.1, "\(verdict.unevenWeeks) of the weeks are uneven")
    }

    @Test("use the gear that is there", arguments: TrainingGoal.allCases)
    func gear(goal: TrainingGoal) throws {
        #expect(try self.verdict(goal, at: .gym).geared >= 0.65)
    }

    @Test("give heart and lungs their share of the time: most of it for stamina outdoors, none for strength")
    func aerobic() throws {
        #expect(try self.verdict(.conditioning, at: .outdoors).aerobic >= 0.6)
        #expect(try self.verdict(.weightLoss, at: .gym).aerobic >= 0.3)
        #expect(try self.verdict(.strength, at: .gym).aerobic <= 0.05)
    }

    @Test("make an hour of strength at a gym of barbells and ramp-up sets", arguments: Soak.seeds(20))
    func strength(seed: UInt64) throws {
        let catalogue = try MadePlans.catalogue.get()
        let plan = try self.plan(.strength, at: .gym, .basic, .hard, .advanced, seed)
        let main = try plan.phases[1].items.map { try #require(catalogue[$0.exercise]) }
        #expect(main.contains { $0.gear.contains("barbell") && $0.lift == .main }, "\(main.map(\.name))")
        #expect(main.allSatisfy { $0.category == .strength }, "\(main.map(\.name))")
        let ramped = plan.phases[0].items.filter { $0.role == .rampUp }
        #expect((1...3).contains(ramped.count))
        #expect(Set(ramped.map(\.exercise)).isSubset(of: main.map(\.id)))
        #expect(plan.phases[1].items.first?.reserve == 1)
    }

    @Test("make a run of running, where one asked for stamina outdoors", arguments: Soak.seeds(20))
    func run(seed: UInt64) throws {
        let catalogue = try MadePlans.catalogue.get()
        let plan = try self.plan(.conditioning, at: .outdoors, .none, .vigorous, .advanced, seed)
        let main = plan.phases[1].items
        let moving = main.filter { catalogue[$0.exercise]?.continuous == true }
        let seconds = moving.reduce(0) { $0 + $1.totalSeconds }
        #expect(seconds >= plan.phases[1].seconds * 0.7, "\(main.map(\.name))")
    }

    @Test("hold nothing longer than three minutes but what one goes on with", arguments: TrainingGoal.allCases)
    func long(goal: TrainingGoal) throws {
        let catalogue = try MadePlans.catalogue.get()
        for made in try MadePlans.all.get() where made.seeded.facts.goal == goal {
            for item in made.plan.items where item.seconds ?? 0 > 180 {
                #expect(catalogue[item.exercise]?.continuous == true, "\(item.name): \(made.seeded)")
            }
        }
    }

    @Test("warm up with three to six things and cool down with three to five")
    func frame() throws {
        for made in try MadePlans.all.get() where made.seeded.isHealthy {
            let minutes = made.seeded.request.minutes
            let things = made.plan.phases[0].items
            // Where a short workout begins with what is quick, the ramp-up of its later lift stands beside the three.
            let later = Set(made.plan.phases[1].items.dropFirst().map(\.exercise))
            let short = things.contains { later.contains($0.exercise) } ? 4 : 3
            #expect((3...(minutes < 30 ? short : 6)).contains(things.count), "\(made.seeded)")
            #expect((3...5).contains(made.plan.phases[2].items.count), "\(made.seeded)")
        }
    }

    @Test(
        "have few exercises in twenty minutes, in their builds' order",
        arguments: TrainingGoal.allCases,
        Place.allCases
    )
    func twentyMinutes(goal: TrainingGoal, place: Place) throws {
        var (slotted, all) = (0, 0)
        for seed in 1...24 as ClosedRange<UInt64> {
            let equipment = WorkoutRequest.equipments[Int(seed / 4 % 3)]
            let intensity = Intensity.allCases[Int(seed % 4)]
            let level = Level.allCases[Int(seed / 12 % 2)]
            let plan = try self.plan(goal, at: place, equipment, intensity, level, seed, minutes: 20)
            let main = plan.phases[1].items
            #expect((3...5).contains(main.count), "\(main.map(\.name))")
            #expect(abs(plan.seconds - 1_200) <= 120, "\(plan.seconds)")
            slotted += main.count { $0.slot != nil }
            all += main.count
        }
        #expect(slotted * 10 >= all * 9, "\(slotted) of \(all)")
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity,
        _ level: Level,
        _ seed: UInt64,
        minutes: Int = 60
    ) throws -> WorkoutPlan {
        let generator = try MadePlans.generator.get()
        return generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(goal: goal, level: level),
            seed: seed
        )
    }
}
