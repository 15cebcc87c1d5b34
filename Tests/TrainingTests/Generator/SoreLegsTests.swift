import HealthMath
import Support
import Testing

@testable import Training

/// Legs that hurt, and bodies for which the floor is far: no stairs, no dance, no two hinges in a row, knees that bend, hips trained standing.
@Suite("Workouts for legs that hurt or carry much")
struct SoreLegsTests {
    private static let seeds = Soak.seeds(9)
    /// What is there beside one's own weight, and where: nil for what such places have.
    private static let places: [(Place, Equipment, [Gear]?)] = [
        (.home, .none, nil), (.home, .basic, [.dumbbells, .mat]), (.home, .basic, [.kettlebell]),
        (.gym, .basic, nil), (.outdoors, .none, nil),
    ]
    private static let knee = [Injury(area: .knee, kind: .recent)]
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func main(
        _ facts: TrainingFacts,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity = .moderate,
        minutes: Int = 30,
        gear: [Gear]? = nil,
        seed: UInt64
    ) -> [WorkoutItem] {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.gear = gear
        // Ramp-up sets belong to their lift.
        return self.generator.plan(request, for: facts, seed: seed).phases[1].items.filter { $0.role == nil }
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test(
        "half an hour of a beginner’s strength at a gym has room for the hips on both feet",
        arguments: Soak.seeds(30),
        Intensity.allCases
    )
    func hips(seed: UInt64, intensity: Intensity) throws {
        let heavy = CalendarDay(year: 1_990, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 185, kilograms: 131)
        }
        for body in [nil, heavy] {
            let facts = TrainingFacts(body: body, goal: .strength, experience: .new)
            let main = self.main(facts, at: .gym, .basic, intensity, seed: seed)
            let hinges = try main.map(self.exercise).filter { $0.pattern == .hinge }
            #expect(hinges.allSatisfy { $0.position == .standing }, "\(main.map(\.name))")
        }
    }

    @Test("sore knees, hips and joints climb no stairs but by their own choice", arguments: Self.seeds)
    func stairs(seed: UInt64) {
        let sore = [
            TrainingFacts(injuries: [Injury(area: .knee, kind: .lasting)]),
            TrainingFacts(injuries: [Injury(area: .hip, kind: .lasting)]), TrainingFacts(conditions: [.joints]),
        ]
        for var facts in sore {
            for experience in [Experience.new, .regular] {
                facts.experience = experience
                facts.level = experience == .new ? .beginner : .advanced
                for goal in [TrainingGoal.conditioning, .weightLoss] {
                    facts.goal = goal
                    for intensity in [Intensity.moderate, .vigorous] {
                        let main = self.main(facts, at: .gym, .basic, intensity, seed: seed)
                        #expect(main.allSatisfy { !$0.exercise.hasPrefix("stair-") }, "\(main.map(\.name))")
                    }
                }
            }
        }
    }

    @Test("a fresh knee raises the pulse with the arms or a machine: no dance, and no interval as slow as its rest")
    func freshKnee() throws {
        for seed in Self.seeds {
            for goal in [TrainingGoal.conditioning, .weightLoss] {
                for (place, equipment, gear) in Self.places {
                    let facts = TrainingFacts(injuries: Self.knee, goal: goal, experience: .some)
                    let main = self.main(facts, at: place, equipment, minutes: 45, gear: gear, seed: seed)
                    #expect(main.allSatisfy { !$0.exercise.contains("dance") || $0.exercise == "seated-dance" })
                    for item in main where item.slot?.hasPrefix("Intervals") == true {
                        #expect(item.met > 3, "\(item.name) \(item.met)")
                    }
                    // At a gym one sits at a machine.
                    guard place == .gym else { continue }
                    let sits = try main.map(self.exercise).filter { $0.madeFor.contains(.seat) }
                    #expect(sits.allSatisfy { !$0.gear.isEmpty }, "\(sits.map(\.name))")
                }
            }
        }
    }

    @Test("a dance turns on the knee: none is light for it", arguments: ["slow-dance", "hip-sway-dance", "free-dance"])
    func dances(id: Exercise.ID) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == "knee-acute" })
        #expect(rule.forbids(try #require(self.catalogue[id]), at: .low))
    }

    @Test("where knees or hips hurt no two hinges follow each other", arguments: Self.seeds)
    func hinges(seed: UInt64) throws {
        let hurt = [
            TrainingFacts(injuries: Self.knee), TrainingFacts(injuries: [Injury(area: .knee, kind: .lasting)]),
            TrainingFacts(injuries: [Injury(area: .hip, kind: .lasting)]), TrainingFacts(conditions: [.joints]),
        ]
        for var facts in hurt {
            for (goal, experience, minutes) in [
                (TrainingGoal.athleticism, Experience.new, 60), (.muscle, .regular, 90), (.strength, .regular, 90),
                (.conditioning, .new, 60),
            ] {
                (facts.goal, facts.experience) = (goal, experience)
                facts.level = experience == .new ? .beginner : .advanced
                for (place, equipment, gear) in Self.places {
                    let main = self.main(facts, at: place, equipment, minutes: minutes, gear: gear, seed: seed)
                    let bends = try main.map { try self.exercise($0).pattern == .hinge }
                    #expect(zip(bends, bends.dropFirst()).allSatisfy { !($0 && $1) }, "\(main.map(\.name))")
                }
            }
        }
    }

    @Test("an hour and a half of one’s own weight outdoors pulls as often as it pushes", arguments: Self.seeds)
    func pulls(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .muscle] {
            let facts = TrainingFacts(goal: goal, experience: .new)
            let main = self.main(facts, at: .outdoors, .none, minutes: 90, seed: seed)
            let sides = try main.map { try self.exercise($0).pattern.side }
            let lead = zip(main, sides).reduce(0) { $0 + ($1.1 == .push ? $1.0.sets : $1.1 == .pull ? -$1.0.sets : 0) }
            #expect(abs(lead) <= 1, "\(main.map { "\($0.sets) × \($0.name)" })")
        }
    }

    @Test("with dumbbells a knee that has hurt for long bends, too, and isn’t left to hinges", arguments: Self.seeds)
    func soreKnee(seed: UInt64) throws {
        for experience in [Experience.new, .regular] {
            for goal in [TrainingGoal.conditioning, .weightLoss, .athleticism] {
                for gear in [Gear.dumbbells, .kettlebell] {
                    let facts = TrainingFacts(
                        injuries: [Injury(area: .knee, kind: .lasting)],
                        goal: goal,
                        level: experience == .new ? .beginner : .advanced,
                        experience: experience
                    )
                    let main = self.main(facts, at: .home, .basic, minutes: 45, gear: [gear], seed: seed)
                    let bends = try main.map(self.exercise).filter { [.squat, .lunge].contains($0.pattern) }
                    #expect(!bends.isEmpty, "\(main.map(\.name))")
                }
            }
        }
    }

    @Test("a fresh back lifts no hips with one leg", arguments: ["single-leg-glute-bridge", "bridge-march"])
    func freshBack(id: Exercise.ID) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == "lower-back-acute" })
        #expect(rule.forbids(try #require(self.catalogue[id])))
    }

    @Test("who is new with high blood pressure begins at moderate until a doctor agreed to more")
    func pressure() {
        var facts = TrainingFacts(conditions: [.highBloodPressure], goal: .weightLoss, experience: .new)
        #expect(facts.beginning(on: SeededCase.day) == .moderate)
        let notes = self.generator.plan(
            WorkoutRequest(intensity: .vigorous, minutes: 30, place: .outdoors, equipment: .none),
            for: facts,
            seed: 1
        ).notes
        #expect(notes.contains { $0.contains("the first weeks go easier") }, "\(notes)")
        facts.agreed = ["high-blood-pressure": SeededCase.day]
        #expect(facts.beginning(on: SeededCase.day) == .vigorous)
        (facts.agreed, facts.level, facts.experience) = ([:], .advanced, .regular)
        #expect(facts.beginning(on: SeededCase.day) == .hard)
    }
}
