import HealthMath
import Testing

@testable import Training

/// What a coach with fresh eyes would not have signed in sixty-seven workouts.
@Suite("Workouts that a coach signs")
struct CoachSignsTests {
    private static let seeds = 1...8 as ClosedRange<UInt64>
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
        having gear: [Gear]? = nil,
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.gear = gear
        return self.generator.plan(request, for: facts, seed: seed)
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private func rule(_ id: SafetyRule.ID) throws -> SafetyRule {
        try #require(try MadePlans.safety.get().rules.first { $0.id == id })
    }

    private static func body(born year: Int) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: 66)
        }
    }

    @Test(
        "what raises the pressure in the belly most, or moves the floor under the feet, is left out",
        arguments: [
            (
                "hernia",
                ["jumping-jacks", "steady-run", "burpee", "sprawl", "kettlebell-swing", "sit-up", "standing-crunch"]
            ),
            ("dizziness", ["treadmill-walk", "treadmill-run", "steady-run", "jump-rope", "stair-machine"]),
            ("epilepsy", ["treadmill-walk", "treadmill-run", "stair-machine"]),
            ("limitation-sight", ["sprint-intervals", "shuttle-run"]),
            ("lower-back-acute", ["hanging-knee-raise", "farmer-carry", "standing-crunch"]),
            (
                "ankle-acute",
                [
                    "easy-walk", "step-touch", "goblet-squat", "farmer-carry", "side-plank", "shadow-boxing",
                    "speed-punches", "punch-ladder", "punch-and-squeeze", "kettlebell-swing", "barbell-deadlift",
                ]
            ),
            ("foot-acute", ["easy-walk", "brisk-walk", "march-in-place", "speed-punches", "romanian-deadlift"]),
            ("hernia", ["childs-pose", "child-rest"]),
        ]
    )
    func leftOut(id: SafetyRule.ID, exercises: [Exercise.ID]) throws {
        let rule = try self.rule(id)
        for exercise in exercises { #expect(rule.forbids(try #require(self.catalogue[exercise])), "\(exercise)") }
    }

    @Test("a fresh ankle is still moved, and pedals where it doesn't hurt")
    func ankleMoves() throws {
        let rule = try self.rule("ankle-acute")
        for id in ["ankle-circles", "ankle-pumps", "stationary-bike", "leg-press", "seated-dumbbell-curl"] {
            #expect(try !rule.forbids(#require(self.catalogue[id]), at: .moderate), "\(id)")
        }
    }

    @Test("a fresh ankle carries nobody, in no part of a workout", arguments: Self.seeds)
    func ankle(seed: UInt64) throws {
        for goal in [TrainingGoal.mobility, .conditioning, .strength] {
            for place in [Place.home, .gym] {
                let facts = TrainingFacts(
                    injuries: [Injury(area: .ankle, kind: .recent)],
                    goal: goal,
                    experience: .some
                )
                for item in self.plan(facts, at: place, .basic, seed: seed).items {
                    let exercise = try self.exercise(item)
                    #expect(exercise.position != .standing || exercise.load(on: .ankle) == 0, "\(item.name)")
                }
            }
        }
    }

    @Test("what is freshly hurt is to be looked at, and a fresh back isn't worked to its end", arguments: Self.seeds)
    func freshBack(seed: UInt64) throws {
        let facts = TrainingFacts(
            injuries: [Injury(area: .lowerBack, kind: .recent)],
            goal: .strength,
            experience: .regular
        )
        let plan = self.plan(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed)
        #expect(
            plan.notes.contains { $0.hasPrefix("Lower back, freshly hurt: Go to hospital at once") },
            "\(plan.notes)"
        )
        for item in plan.phases[1].items {
            let exercise = try self.exercise(item)
            #expect(exercise.position != .hanging && exercise.pattern != .carry, "\(item.name)")
            if exercise.load(on: .lowerBack) > 0 { #expect(item.reserve ?? 3 >= 3, "\(item.name)") }
        }
    }

    @Test("what a rule allows with care is said beside the workout that holds it, and beside no other")
    func cautions() throws {
        let facts = TrainingFacts(limitations: [.sight], goal: .conditioning, experience: .regular)
        let cautions = try self.rule("limitation-sight").cautions
        for seed in Self.seeds {
            for (place, equipment) in [(Place.gym, Equipment.basic), (.outdoors, .none), (.home, .none)] {
                let plan = self.plan(facts, at: place, equipment, .vigorous, seed: seed)
                let ids = Set(plan.items.map(\.exercise))
                for caution in cautions {
                    #expect(plan.notes.contains(caution.words) == !ids.isDisjoint(with: caution.exercises), "\(ids)")
                }
            }
        }
        let known = Set(self.catalogue.exercises.map(\.id))
        for caution in try MadePlans.safety.get().rules.flatMap(\.cautions) {
            #expect(caution.exercises.allSatisfy(known.contains) && caution.words.hasSuffix("."))
        }
    }

    @Test("who is new at sixty or later begins moderately, who trained a little vigorously at most")
    func beginnings() {
        let late = TrainingFacts(body: Self.body(born: 1_964), experience: .new)
        #expect(late.beginning(on: SeededCase.day) == .moderate)
        let unsaid = TrainingFacts(body: Self.body(born: 1_964))
        #expect(unsaid.beginning(on: SeededCase.day) == .moderate)
        let some = TrainingFacts(body: Self.body(born: 1_964), experience: .some)
        #expect(some.beginning(on: SeededCase.day) == .vigorous)
        let young = TrainingFacts(body: Self.body(born: 1_990), experience: .new)
        #expect(young.beginning(on: SeededCase.day) == .vigorous)
    }

    @Test("who is new at 62 walks outdoors and hears why, whatever was asked for", arguments: Self.seeds)
    func lateOutdoors(seed: UInt64) {
        let facts = TrainingFacts(body: Self.body(born: 1_964), goal: .conditioning, experience: .new)
        let plan = self.plan(facts, at: .outdoors, .none, .hard, seed: seed)
        #expect(plan.items.allSatisfy { $0.intensity <= .moderate && $0.met < 6 }, "\(plan.items.map(\.name))")
        #expect(plan.notes.contains { $0.contains("moderate rather than hard: the first weeks") }, "\(plan.notes)")
    }

    @Test("who has one arm does each set of the arm once, and both legs", arguments: Self.seeds)
    func oneArm(seed: UInt64) throws {
        let facts = TrainingFacts(limitations: [.oneArm], goal: .muscle, experience: .regular)
        let plan = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 60, seed: seed)
        for item in plan.items {
            let exercise = try self.exercise(item)
            #expect(item.sides == (exercise.sides && !exercise.sidesAreArms), "\(item.name)")
        }
        #expect(abs(plan.seconds - 3_600) <= 360, "\(plan.seconds)")
    }

    @Test(
        "sides are arms in rows, presses and carries, and legs in lunges",
        arguments: [
            ("single-arm-cable-row", true), ("suitcase-carry", true), ("concentration-curl", true),
            ("reverse-lunge", false), ("single-leg-calf-raise", false), ("single-leg-stand", false),
            ("barbell-squat", false),
        ]
    )
    func sides(id: Exercise.ID, areArms: Bool) throws {
        #expect(try #require(self.catalogue[id]).sidesAreArms == areArms)
    }

    @Test("an hour for muscle of who begins is lifts, and a short walk at most", arguments: Self.seeds)
    func muscleHour(seed: UInt64) throws {
        for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic)] {
            let plan = self.plan(
                TrainingFacts(goal: .muscle, experience: .new),
                at: place,
                equipment,
                .vigorous,
                minutes: 60,
                seed: seed
            )
            let main = plan.phases[1].items
            let lifted = try main.filter { try WorkKind(self.exercise($0)).isLifted }
            let walked = try main.filter { try WorkKind(self.exercise($0)) == .cardio }
            let seconds = { (items: [WorkoutItem]) in items.reduce(0) { $0 + $1.totalSeconds } }
            #expect(seconds(walked) <= 345, "\(main.map(\.name))")
            #expect(seconds(lifted) * 4 >= seconds(main) * 3, "\(main.map { "\($0.name) \($0.totalSeconds)" })")
        }
    }

    @Test("mobility moves hips, shoulders and back, and ankles, and is no march", arguments: Self.seeds, [30, 45, 60])
    func mobility(seed: UInt64, minutes: Int) throws {
        for level in Level.allCases {
            let facts = TrainingFacts(goal: .mobility, level: level)
            let main = self.plan(facts, minutes: minutes, seed: seed).phases[1].items
            let slots = Set(main.compactMap(\.slot))
            #expect(
                slots.isSuperset(of: ["Hips, freely", "Shoulders and back, freely", "Ankles, freely"]),
                "\(slots)"
            )
            let steps = try main.filter { try WorkKind(self.exercise($0)) == .cardio }
            let seconds = { (items: [WorkoutItem]) in items.reduce(0) { $0 + $1.totalSeconds } }
            #expect(seconds(steps) * 5 <= seconds(main), "\(main.map { "\($0.name) \($0.totalSeconds)" })")
        }
    }

    @Test("who uses a wheelchair outdoors pushes it and rows no air", arguments: Self.seeds)
    func wheelchair(seed: UInt64) {
        let facts = TrainingFacts(limitations: [.wheelchair], goal: .conditioning, experience: .some)
        for intensity in [Intensity.moderate, .vigorous] {
            let plan = self.plan(facts, at: .outdoors, .none, intensity, seed: seed)
            #expect(plan.phases[1].items.contains { $0.exercise == "wheelchair-push" }, "\(plan.items.map(\.name))")
            #expect(plan.items.allSatisfy { !$0.exercise.contains("air-row") }, "\(plan.items.map(\.name))")
        }
        let bands = self.plan(facts, at: .outdoors, .minimal, minutes: 45, having: [.bands], seed: seed)
        #expect(
            bands.phases[1].items.contains { $0.exercise.contains("band") || $0.exercise == "wheelchair-push" },
            "\(bands.items.map(\.name))"
        )
    }

    @Test("sore knees and stiff joints walk, on the level and no faster than briskly", arguments: Self.seeds)
    func walks(seed: UInt64) throws {
        let knee = TrainingFacts(
            injuries: [Injury(area: .knee, kind: .lasting)],
            goal: .conditioning,
            experience: .some
        )
        let joints = TrainingFacts(conditions: [.joints], goal: .weightLoss, experience: .new)
        for facts in [knee, joints] {
            for (place, equipment) in [(Place.outdoors, Equipment.none), (.gym, .basic)] {
                let items = self.plan(facts, at: place, equipment, minutes: 45, seed: seed).items
                let walks = items.filter { $0.exercise.contains("walk") }
                #expect(!walks.isEmpty, "\(items.map(\.name))")
                #expect(walks.allSatisfy { $0.intensity <= .moderate }, "\(walks.map(\.name))")
            }
        }
    }

    @Test("who begins runs for twenty minutes at a stretch at most, however long there is", arguments: Self.seeds)
    func firstRuns(seed: UInt64) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            for experience in [Experience.new, .some, nil] {
                let facts = TrainingFacts(goal: goal, experience: experience)
                for intensity in [Intensity.moderate, .vigorous, .hard] {
                    let plan = self.plan(facts, at: .outdoors, .none, intensity, minutes: 90, seed: seed)
                    for item in plan.items where try self.exercise(item).traits.contains(.impact) {
                        #expect(item.workSeconds <= 1_200, "\(item.name): \(item.workSeconds) s")
                    }
                }
            }
        }
    }

    @Test("who begins in later years rests for less than two minutes", arguments: Self.seeds, [1_949, 1_962])
    func lateRests(seed: UInt64, born: Int) throws {
        for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic)] {
            let facts = TrainingFacts(body: Self.body(born: born), goal: .strength, experience: .new)
            let plan = self.plan(facts, at: place, equipment, minutes: 90, seed: seed)
            for item in plan.phases[1].items where try WorkKind(self.exercise(item)).isLifted {
                #expect(item.restSeconds < 120, "\(item.name): \(item.restSeconds) s")
            }
        }
    }

    @Test("shoulders are turned outward with a band, a cable and a dumbbell")
    func externalRotation() throws {
        for id in ["band-external-rotation", "cable-external-rotation", "side-lying-external-rotation"] {
            let exercise = try #require(self.catalogue[id])
            #expect(!ExerciseFigures.name(of: exercise).isEmpty)
            #expect(try !self.rule("shoulder-old").forbids(exercise), "\(id)")
        }
        let builds = try BuildBook.shipped().builds.filter { $0.slots.contains { $0.name == "Rotator cuff" } }
        #expect(builds.count >= 5)
    }
}
