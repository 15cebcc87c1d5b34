import HealthMath
import Testing

@testable import Training

/// What a coach who counted a hundred and twenty printed workouts refused in them.
@Suite("Workouts of a hundred and twenty that a coach refused")
struct CoachCountsTests {
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

    private static func body(age: Int, kilograms: Double = 66) -> BodyFacts? {
        CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: kilograms)
        }
    }

    @Test("hips of the practised work hard at a home without weights", arguments: Self.seeds)
    func hips(seed: UInt64) throws {
        for goal in [TrainingGoal.muscle, .strength] {
            let facts = TrainingFacts(goal: goal, level: .advanced, experience: .regular)
            let main = self.plan(facts, at: .home, .none, .hard, minutes: 45, seed: seed).phases[1].items
            let hinges = try main.filter { try self.exercise($0).pattern == .hinge }
            #expect(!hinges.isEmpty && hinges.allSatisfy { $0.met >= 6 }, "\(main.map(\.name))")
        }
    }

    @Test("asthma keeps the breath below hard, not the bar", arguments: Self.seeds)
    func asthma(seed: UInt64) throws {
        let facts = TrainingFacts(conditions: [.asthma], goal: .strength, level: .advanced, experience: .regular)
        let main = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 60, seed: seed).phases[1].items
        #expect(try #require(main.first?.reps) <= 5, "\(main.map { "\($0.name) \($0.reps ?? 0)" })")
    }

    @Test("fives with a bar are met in two steps and more, tens in one", arguments: Self.seeds)
    func rampUps(seed: UInt64) throws {
        let seasoned = TrainingFacts(goal: .strength, level: .advanced, experience: .seasoned)
        for item in self.plan(seasoned, at: .gym, .basic, .hard, minutes: 60, seed: seed).items
        where try item.role == .rampUp && self.exercise(item).gear.contains("barbell") {
            #expect(item.sets >= 2, "\(item.name): \(item.sets)")
        }
        let beginner = TrainingFacts(goal: .muscle, level: .beginner, experience: .some)
        for item in self.plan(beginner, at: .gym, .basic, .moderate, minutes: 60, seed: seed).items
        where item.role == .rampUp {
            #expect(item.sets == 1, "\(item.name): \(item.sets)")
        }
    }

    @Test("before jumps three things warm the legs, in a quarter of an hour too", arguments: Self.seeds)
    func warmLegs(seed: UInt64) {
        let facts = TrainingFacts(goal: .athleticism, level: .advanced, experience: .regular)
        let warmUp = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 15, seed: seed).phases[0]
        #expect(warmUp.items.count { $0.role == nil } >= 3, "\(warmUp.items.map(\.name))")
    }

    @Test("who begins heavy, or in later years, hops onto nothing and does no burpee", arguments: Self.seeds)
    func landing(seed: UInt64) throws {
        for body in [Self.body(age: 40, kilograms: 92), Self.body(age: 61)] {
            let facts = TrainingFacts(body: body, goal: .athleticism, level: .beginner, experience: .new)
            for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .none), (.home, .basic)] {
                for item in self.plan(facts, at: place, equipment, .moderate, minutes: 60, seed: seed).phases[1].items {
                    let exercise = try self.exercise(item)
                    #expect(exercise.continuous == true || !exercise.traits.contains(.impact), "\(item.name)")
                    #expect(!item.exercise.hasSuffix("burpee"), "\(item.name)")
                }
            }
        }
    }

    @Test("from 70 on nobody jumps, burpees or curls the spine, however long they have trained", arguments: Self.seeds)
    func seventy(seed: UInt64) throws {
        for goal in [TrainingGoal.weightLoss, .conditioning, .athleticism] {
            let facts = TrainingFacts(body: Self.body(age: 72), goal: goal, level: .advanced, experience: .seasoned)
            let main = self.plan(facts, at: .home, .none, .vigorous, minutes: 60, seed: seed).phases[1].items
            for item in main {
                let exercise = try self.exercise(item)
                #expect(exercise.continuous == true || !exercise.traits.contains(.impact), "\(item.name)")
                #expect(!["burpee", "sit-up", "russian-twist"].contains(item.exercise), "\(item.name)")
            }
        }
    }

    @Test("an ankle that has hurt for long is taught to hold", arguments: Self.seeds)
    func ankle(seed: UInt64) throws {
        let injuries = [Injury(area: .ankle, kind: .lasting)]
        for goal in [TrainingGoal.athleticism, .weightLoss, .strength] {
            let facts = TrainingFacts(injuries: injuries, goal: goal, level: .advanced, experience: .regular)
            let items = self.plan(facts, minutes: 45, seed: seed).items
            #expect(try items.contains { try WorkKind(self.exercise($0)) == .balance }, "\(items.map(\.name))")
        }
    }

    @Test("in the middle of a walk nobody lies down in the grass", arguments: Self.seeds)
    func grass(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .weightLoss, level: .advanced, experience: .regular)
        let main = self.plan(facts, at: .outdoors, .none, .moderate, minutes: 60, seed: seed).phases[1].items
        let lying: [Position] = [.onTheBack, .onTheFront, .onTheSide]
        #expect(try main.allSatisfy { try !lying.contains(self.exercise($0).position) }, "\(main.map(\.name))")
    }

    @Test("an easy hour and a half at home marches for nine minutes at most at a time", arguments: Self.seeds)
    func easySteps(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .athleticism, level: .beginner, experience: .new)
        let main = self.plan(facts, at: .home, .none, .low, minutes: 90, seed: seed).phases[1].items
        for item in main where try self.exercise(item).category == .cardio {
            #expect(item.sets * (item.seconds ?? 0) <= 540, "\(item.name)")
        }
    }

    @Test("in pregnancy the trunk is trained, and nothing curls or strains the belly", arguments: [100, 150, 230])
    func pregnancy(days: Int) throws {
        let facts = TrainingFacts(
            cycle: .pregnant(since: SeededCase.day.adding(days: -days)),
            goal: .strength,
            level: .advanced,
            experience: .regular
        )
        let rules = try MadePlans.safety.get().rules(for: facts, on: SeededCase.day)
        for id in ["ab-wheel", "incline-burpee", "step-back-burpee", "cable-crunch"] {
            let exercise = try #require(self.catalogue[id])
            #expect(rules.contains { $0.forbids(exercise) }, "\(id)")
        }
        for seed in Self.seeds {
            let main = self.plan(facts, minutes: 45, seed: seed).phases[1].items
            #expect(try main.contains { try WorkKind(self.exercise($0)) == .trunk }, "\(main.map(\.name))")
        }
    }

    @Test("half an hour of stamina at a gym is machines that raise the pulse", arguments: Self.seeds)
    func gymStamina(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .conditioning, level: .advanced, experience: .regular)
        for intensity in [Intensity.moderate, .vigorous] {
            let main = self.plan(facts, at: .gym, .basic, intensity, seed: seed).phases[1].items
            let aerobic = try main.filter { try self.exercise($0).category == .cardio }
            let seconds = aerobic.reduce(0) { $0 + $1.totalSeconds }
            #expect(seconds >= main.reduce(0) { $0 + $1.totalSeconds } * 0.8, "\(main.map(\.name))")
        }
    }

    @Test(
        "a rower or a bike at home is ridden or rowed, not only warmed up on",
        arguments: Self.seeds,
        [Gear.rowingMachine, .exerciseBike]
    )
    func machineAtHome(seed: UInt64, gear: Gear) throws {
        for goal in [TrainingGoal.weightLoss, .conditioning] {
            let facts = TrainingFacts(goal: goal, level: .beginner, experience: .some)
            let main = self.plan(facts, at: .home, .basic, having: [gear, .mat], seed: seed).phases[1].items
            let used = try main.contains { try self.exercise($0).gear.compactMap(Gear.init(word:)).contains(gear) }
            #expect(used, "\(main.map(\.name))")
        }
    }

    @Test("weights that are there are pulled, and lifted instead of held", arguments: Self.seeds)
    func weights(seed: UInt64) throws {
        let new = TrainingFacts(goal: .strength, level: .beginner, experience: .new)
        let gear = [Gear.dumbbells, .household]
        let short = self.plan(new, at: .home, .basic, minutes: 15, having: gear, seed: seed).phases[1].items
        let pulls = try short.filter { try self.exercise($0).pattern.side == .pull }
        #expect(try pulls.allSatisfy { try self.exercise($0).weighted }, "\(short.map(\.name))")
        let muscle = TrainingFacts(goal: .muscle, level: .advanced, experience: .regular)
        let kettlebell = self.plan(muscle, at: .home, .basic, .vigorous, having: [.kettlebell, .mat], seed: seed)
        for item in kettlebell.phases[1].items where try self.exercise(item).pattern == .isolation {
            #expect(item.reps != nil, "\(item.name)")
        }
    }

    @Test("who begins pushes the harder way first", arguments: Self.seeds)
    func harderFirst(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .strength, level: .beginner, experience: .some)
        let main = try self.plan(facts, minutes: 60, seed: seed).phases[1].items.map { try self.exercise($0) }
        for (place, exercise) in main.enumerated() where exercise.pattern.side == .push {
            #expect(!main.prefix(place).contains { exercise.easier.contains($0.id) }, "\(main.map(\.name))")
        }
    }

    @Test("with a fresh shoulder a gym trains the legs, and easy movement there is a machine's", arguments: Self.seeds)
    func freshAtGym(seed: UInt64) throws {
        let shoulder = [Injury(area: .shoulder, kind: .recent)]
        let facts = TrainingFacts(injuries: shoulder, goal: .muscle, level: .advanced, experience: .regular)
        let main = self.plan(facts, at: .gym, .basic, minutes: 15, seed: seed).phases[1].items
        #expect(try main.contains { try self.exercise($0).pattern.side == .legs }, "\(main.map(\.name))")
        let knee = [Injury(area: .knee, kind: .recent)]
        let athlete = TrainingFacts(injuries: knee, goal: .athleticism, level: .advanced, experience: .regular)
        let coolDown = self.plan(athlete, at: .gym, .basic, minutes: 60, seed: seed).phases[2].items
        #expect(try !self.exercise(#require(coolDown.first)).gear.isEmpty, "\(coolDown.map(\.name))")
    }

    @Test("an athlete with dumbbells bends knees and hips", arguments: Self.seeds)
    func athlete(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .athleticism, level: .beginner, experience: .some)
        let main = self.plan(facts, at: .home, .basic, minutes: 60, seed: seed).phases[1].items
        let patterns = try main.map { try self.exercise($0).pattern }
        #expect(patterns.contains(.hinge) && patterns.contains(.squat), "\(main.map(\.name))")
    }

    @Test("a first run is a run: seven times and more in half an hour, and no squats between", arguments: Self.seeds)
    func firstRun(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .conditioning, level: .beginner, experience: .new)
        let main = self.plan(facts, at: .outdoors, .none, .vigorous, seed: seed).phases[1].items
        let run = try #require(main.first { $0.exercise == "jog-walk" }, "\(main.map(\.name))")
        #expect(run.sets >= 7, "\(run.sets)")
        #expect(try main.allSatisfy { try self.exercise($0).category == .cardio }, "\(main.map(\.name))")
    }

    @Test("a back that has hurt for long rows with a hand on something")
    func soreBack() throws {
        let facts = TrainingFacts(
            injuries: [Injury(area: .lowerBack, kind: .lasting)],
            goal: .strength,
            level: .advanced,
            experience: .regular
        )
        let request = WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .basic)
        let safety = try MadePlans.safety.get()
        let circumstances = Circumstances(request, for: facts, under: safety, excluding: [], on: SeededCase.day)
        let burden = { (id: Exercise.ID) in
            circumstances.burden(of: Material(try #require(self.catalogue[id]), under: safety))
        }
        #expect(try burden("bent-over-dumbbell-row") > burden("supported-one-arm-row"))
    }

    @Test("a title fits into the two lines that a phone has for it")
    func titleLines() throws {
        for build in try BuildBook.shipped().builds {
            var lines: [String] = []
            for word in build.title.split(separator: " ").map(String.init) {
                if let line = lines.last, line.count + 1 + word.count <= 19 {
                    lines[lines.count - 1] = line + " " + word
                } else {
                    lines.append(word)
                }
            }
            #expect(lines.count <= 2, "\(build.id): \(lines)")
        }
    }

    @Test("a title tells of lifts beside machines, and calls no bar a machine")
    func titles() throws {
        let walk = try self.choice("treadmill-walk", 600)
        let main = WorkoutTitle(Choices(all: [walk, try self.choice("leg-press", 200)]))
        #expect(main.withStrength("Cardio machines, steady") == "Cardio machines, steady + strength")
        #expect(main.withStrength("Walk and strength") == "Walk and strength")
        #expect(WorkoutTitle(Choices(all: [walk])).withStrength("Rower and bike") == "Rower and bike")
        let bars = try ["barbell-bench-press", "barbell-squat"].map { try self.choice($0, 60) }
        #expect(WorkoutTitle(Choices(all: bars)).described?.contains("machines") == false)
    }

    private func choice(_ id: Exercise.ID, _ seconds: Int) throws -> Choice {
        let material = try Material(#require(self.catalogue[id]), under: MadePlans.safety.get())
        let dose = Dose(sets: 3, seconds: seconds, rest: 30, setsRange: 3...3)
        return Choice(material: material, pace: try #require(material.paces.first), dose: dose)
    }
}
