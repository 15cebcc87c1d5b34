import HealthMath
import Support
import Testing

@testable import Training

/// What a third coach wouldn't have signed: holds for lifts, no hinge in old age, empty hands in a chair, a press on the rower.
@Suite("Workouts as a third coach reads them")
struct CoachGapsTests {
    private static let seeds = Soak.seeds(10)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ facts: TrainingFacts,
        at place: Place = .home,
        _ equipment: Equipment = .none,
        _ intensity: Intensity = .moderate,
        minutes: Int = 30,
        kind: WorkoutKind? = nil,
        seed: UInt64
    ) -> [WorkoutItem] {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.kind = kind
        return self.generator.plan(request, for: facts, seed: seed)
            .phases[1].items
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private static func body(born year: Int, _ kilograms: Double = 70, centimetres: Double = 170) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: centimetres, kilograms: kilograms)
        }
    }

    @Test("what is only held stands in for no lift, where a sibling moves", arguments: Self.seeds)
    func holds(seed: UInt64) throws {
        let held: Set<Exercise.ID> = ["wall-sit", "glute-bridge-hold"]
        let hip = [Injury(area: .hip, kind: .recent)]
        for goal in [TrainingGoal.conditioning, .weightLoss, .athleticism] {
            let facts = TrainingFacts(injuries: hip, goal: goal, experience: .new)
            let main = self.main(facts, at: .home, .basic, seed: seed)
            #expect(main.allSatisfy { !held.contains($0.exercise) }, "\(main.map(\.name))")
        }
        let lifter = TrainingFacts(goal: .strength, experience: .seasoned)
        let main = self.main(lifter, at: .home, .basic, .vigorous, seed: seed)
        #expect(main.allSatisfy { !held.contains($0.exercise) }, "\(main.map(\.name))")
    }

    @Test("who begins at 80 bends the hips standing, with a hand on something", arguments: Self.seeds)
    func hinge(seed: UInt64) throws {
        for (place, equipment) in [(Place.home, Equipment.none), (.home, .minimal), (.outdoors, .none)] {
            let facts = TrainingFacts(body: Self.body(born: 1_945), goal: .strength, experience: .new)
            let main = self.main(facts, at: place, equipment, seed: seed)
            let hinges = try main.map(self.exercise).filter { $0.pattern == .hinge }
            #expect(hinges.contains { $0.position == .standing }, "\(main.map(\.name))")
        }
    }

    @Test(
        "a short session of stamina on machines lifts nothing",
        arguments: Self.seeds,
        [Intensity.moderate, .vigorous]
    )
    func machines(seed: UInt64, intensity: Intensity) throws {
        for minutes in [15, 20] {
            for experience in [Experience.new, .regular] {
                let facts = TrainingFacts(goal: .conditioning, experience: experience)
                let main = self.main(facts, at: .gym, .basic, intensity, minutes: minutes, seed: seed)
                #expect(try main.allSatisfy { try self.exercise($0).category == .cardio }, "\(main.map(\.name))")
            }
        }
    }

    @Test("who trains in a wheelchair with nothing else pushes and pulls against something", arguments: Self.seeds)
    func wheelchair(seed: UInt64) throws {
        for place in [Place.home, .outdoors] {
            for goal in [TrainingGoal.strength, .muscle] {
                let facts = TrainingFacts(limitations: [.wheelchair], goal: goal, experience: .some)
                let main = self.main(facts, at: place, seed: seed)
                for slot in ["Push", "Pull"] {
                    let item = try #require(main.first { $0.slot == slot })
                    #expect(try self.exercise(item).lift == .assistance, "\(item.name)")
                    #expect(!item.reason.hasPrefix("In place of"), "\(item.name): \(item.reason)")
                }
            }
        }
    }

    @Test("a run on a treadmill where one can talk is a run", arguments: Self.seeds)
    func treadmill(seed: UInt64) throws {
        for experience in Experience.allCases {
            for goal in [TrainingGoal.conditioning, .weightLoss] {
                let facts = TrainingFacts(goal: goal, experience: experience)
                let main = self.main(facts, at: .gym, .basic, kind: .run, seed: seed)
                let runs = main.filter { $0.exercise == "easy-treadmill-run" }
                let seconds = runs.reduce(0) { $0 + $1.totalSeconds }
                #expect(seconds >= 0.5 * main.reduce(0) { $0 + $1.totalSeconds }, "\(main.map(\.name))")
                #expect(try main.allSatisfy { try self.exercise($0).category == .cardio }, "\(main.map(\.name))")
            }
        }
    }

    @Test("who begins outdoors, where one can talk, is on foot for half of the time and more", arguments: Self.seeds)
    func hike(seed: UInt64) throws {
        let main = self.main(TrainingFacts(goal: .conditioning, experience: .new), at: .outdoors, seed: seed)
        guard main.first?.slot == "The hike" else { return }
        let walked = try main.filter { try self.exercise($0).continuous == true }.reduce(0) { $0 + $1.totalSeconds }
        #expect(walked >= 0.5 * main.reduce(0) { $0 + $1.totalSeconds }, "\(main.map(\.name))")
    }

    @Test("who is heavy and begins gets down to the floor for no trunk work", arguments: Self.seeds)
    func heavy(seed: UInt64) throws {
        for (goal, place) in [(TrainingGoal.conditioning, Place.home), (.weightLoss, .home), (.strength, .gym)] {
            let facts = TrainingFacts(
                body: Self.body(born: 1_990, 131, centimetres: 185),
                goal: goal,
                experience: .new
            )
            let main = self.main(facts, at: place, place == .gym ? .basic : .none, seed: seed)
            let down = try main.filter { try self.exercise($0).traits.contains(.floor) }
            #expect(down.isEmpty, "\(down.map(\.name))")
        }
    }

    @Test("nobody who begins late sits up or turns over and over", arguments: Self.seeds)
    func spine(seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let facts = TrainingFacts(body: Self.body(born: 1_963), goal: goal, experience: .new)
            let main = self.main(facts, seed: seed)
            let bent: Set<Exercise.ID> = ["sit-up", "russian-twist", "small-crunch", "lying-leg-raise"]
            #expect(main.allSatisfy { !bent.contains($0.exercise) }, "\(main.map(\.name))")
        }
    }

    @Test(
        "stamina at home raises the pulse three times in half an hour, losing weight lifts more",
        arguments: Self.seeds
    )
    func home(seed: UInt64) throws {
        let mains = try [TrainingGoal.conditioning, .weightLoss].map { goal in
            try self.main(TrainingFacts(body: Self.body(born: 1_963), goal: goal, experience: .new), seed: seed)
                .map { WorkKind(try self.exercise($0)) }
        }
        #expect(mains[0].count { $0 == .cardio } >= 3 && mains[1].count(where: \.isLifted) >= 4, "\(mains)")
    }

    @Test("the average of intervals counts their rests as what they are")
    func average() throws {
        let strides = Material(try #require(self.catalogue["strides"]), under: try MadePlans.safety.get())
        let pace = try #require(strides.paces.first)
        let choice = Choice(material: strides, pace: pace, dose: Dose(sets: 4, seconds: 20, rest: 60, setsRange: 3...6))
        #expect(abs(choice.averageMET - (pace.met + 3 * 2) / 4) < 0.001, "\(choice.averageMET)")
    }

    @Test("nobody is offered a ride where no bicycle is, and nobody has one for granted")
    func ride() {
        let kinds = { (gear: Set<Gear>) in self.generator.kinds(for: .conditioning, at: .outdoors, having: gear) }
        #expect(!kinds(Gear.usual(at: .outdoors, with: .basic)).contains(.ride))
        #expect(kinds([.bicycle]).contains(.ride) && !kinds([.dumbbells]).contains(.ride))
        #expect(kinds([]).contains(.run))
    }
}
