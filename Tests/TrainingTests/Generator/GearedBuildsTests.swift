import HealthMath
import Support
import Testing

@testable import Training

/// What a coach gives for the few things that are there, and to whom a build must suit.
@Suite("Workouts of builds for what is there and for whom it is")
struct GearedBuildsTests {
    private static let seeds = Soak.seeds(8)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ goal: TrainingGoal,
        _ intensity: Intensity,
        at place: Place = .home,
        _ equipment: Equipment = .basic,
        with gear: [Gear]? = nil,
        minutes: Int = 30,
        for facts: TrainingFacts = TrainingFacts(experience: .regular),
        seed: UInt64
    ) -> [WorkoutItem] {
        var facts = facts
        facts.goal = goal
        let request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        return self.generator.plan(request.finding(gear), for: facts, seed: seed).phases[1].items
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private func count(_ gear: Gear, in items: [WorkoutItem]) throws -> Int {
        try items.count { try self.exercise($0).gear.contains { Gear(word: $0) == gear } }
    }

    @Test(
        "a kettlebell or bands that are there are lifted in three things and more",
        arguments: [TrainingGoal.strength, .muscle],
        Self.seeds
    )
    func lifted(goal: TrainingGoal, seed: UInt64) throws {
        let bell = self.main(goal, .vigorous, with: [.kettlebell], seed: seed)
        #expect(try self.count(.kettlebell, in: bell) >= 3, "\(bell.map(\.name))")
        let bands = self.main(goal, .vigorous, .minimal, with: [.bands], seed: seed)
        #expect(try self.count(.bands, in: bands) >= 3, "\(bands.map(\.name))")
    }

    @Test("who sits in a wheelchair needs no other chair to use bands and dumbbells", arguments: Self.seeds)
    func seated(seed: UInt64) throws {
        let facts = TrainingFacts(limitations: [.wheelchair], experience: .some)
        for (gear, equipment) in [(Gear.bands, Equipment.minimal), (.dumbbells, .basic)] {
            let main = self.main(.muscle, .moderate, equipment, with: [gear], minutes: 45, for: facts, seed: seed)
            #expect(try self.count(gear, in: main) >= 3, "\(main.map(\.name))")
        }
    }

    @Test("on a treadmill alone nobody lies down between a hard run and its easy end", arguments: Self.seeds)
    func treadmill(seed: UInt64) throws {
        let hard = self.main(.conditioning, .hard, with: [.treadmill], seed: seed)
        #expect(try hard.allSatisfy { try WorkKind(self.exercise($0)) == .cardio }, "\(hard.map(\.name))")
        let walk = self.main(.weightLoss, .moderate, with: [.treadmill], minutes: 45, seed: seed)
        #expect(walk.first?.exercise == "treadmill-walk" && walk.allSatisfy { $0.met >= 3 }, "\(walk.map(\.name))")
    }

    @Test(
        "130 kg that begin outdoors walk for a third of the time or more between strength, moderately, and row no air",
        arguments: Self.seeds
    )
    func walk(seed: UInt64) throws {
        let birthday = try #require(CalendarDay(year: SeededCase.day.year - 38, month: 1, day: 1))
        let body = BodyFacts(sex: .male, birthday: birthday, centimetres: 180, kilograms: 130)
        for goal in [TrainingGoal.weightLoss, .conditioning] {
            let facts = TrainingFacts(body: body, experience: .new)
            let main = self.main(goal, .vigorous, at: .outdoors, .none, for: facts, seed: seed)
            let walked = try main.filter { try self.exercise($0).continuous == true }
            let seconds = { (items: [WorkoutItem]) in items.reduce(0) { $0 + $1.totalSeconds } }
            #expect(seconds(walked) * 3 >= seconds(main), "\(main.map(\.name))")
            #expect(main.allSatisfy { $0.intensity <= .moderate }, "\(main.map(\.name))")
            #expect(main.allSatisfy { $0.exercise != "standing-air-row" }, "\(main.map(\.name))")
        }
    }

    @Test("a quarter of an hour at a gym loads one bar", arguments: Self.seeds, [Intensity.vigorous, .hard])
    func short(seed: UInt64, intensity: Intensity) throws {
        let main = self.main(.strength, intensity, at: .gym, minutes: 15, seed: seed)
        let bars = main.filter { $0.role != .rampUp }
        #expect(try self.count(.barbell, in: bars) == 1, "\(main.map(\.name))")
    }

    @Test("machines where one can talk are gone on with, not cut into bursts that are easier", arguments: Self.seeds)
    func steady(seed: UInt64) throws {
        for level in Level.allCases {
            let main = self.main(.conditioning, .moderate, at: .gym, for: TrainingFacts(level: level), seed: seed)
            let machines = try main.filter { try self.exercise($0).continuous == true }
            #expect(machines.count >= 3 && machines.allSatisfy { $0.sets == 1 }, "\(main.map(\.name))")
        }
    }

    @Test(
        "who begins at a gym for muscle trains legs, pushes and pulls each time",
        arguments: Self.seeds,
        [30, 45, 60]
    )
    func whole(seed: UInt64, minutes: Int) throws {
        let facts = TrainingFacts(experience: .new)
        let main = self.main(.muscle, .moderate, at: .gym, minutes: minutes, for: facts, seed: seed)
        let patterns = Set(try main.map { try self.exercise($0).pattern })
        #expect(patterns.contains(.squat), "\(main.map(\.name))")
        #expect(!patterns.isDisjoint(with: [.pushAcross, .pushUp]), "\(main.map(\.name))")
        #expect(!patterns.isDisjoint(with: [.pullAcross, .pullDown]), "\(main.map(\.name))")
    }
}
