import HealthMath
import Testing

@testable import Training

/// What a coach with fresh eyes asked for once more: doses of first weeks, of later years and of what can't be made lighter, balance, and
/// what a doctor is asked first.
@Suite("Workouts that a coach signs at the second reading")
struct CoachSignsAgainTests {
    private static let seeds = 1...8 as ClosedRange<UInt64>
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ facts: TrainingFacts,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity,
        minutes: Int,
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            seed: seed
        )
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    private func kind(_ item: WorkoutItem) throws -> WorkKind { try WorkKind(self.exercise(item)) }

    private func material(_ id: Exercise.ID) throws -> Material {
        try Material(#require(self.catalogue[id]), under: MadePlans.safety.get())
    }

    private static func born(_ year: Int) -> BodyFacts? {
        CalendarDay(year: year, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: 66)
        }
    }

    @Test(
        "what can't be made lighter comes eight times at most in a circuit, hard trunk work ten times",
        arguments: [("pull-up", 8), ("pistol-squat", 8), ("wheelchair-press-up", 8), ("ab-wheel", 10)]
    )
    func bearable(id: Exercise.ID, most: Int) throws {
        let material = try self.material(id)
        let pace = try #require(material.paces.last)
        for goal in TrainingGoal.allCases {
            let doses = DoseTable(goal: goal, level: .advanced, minutes: 45)
            let inCircuit = doses.dose(.circuit, of: material, at: pace, asked: .vigorous)
            for dose in [doses.main(material, at: pace), inCircuit] {
                #expect(try #require(dose.reps) <= most, "\(goal)")
            }
        }
    }

    @Test("however often it is fitted to a time, a rest stays within a third of what is usual")
    func rests() throws {
        let material = try self.material("dumbbell-curl")
        let dose = Dose(sets: 3, reps: 10, rest: 60, setsRange: 3...3)
        let pace = try #require(material.paces.first)
        var choices = Choices(all: [Choice(material: material, pace: pace, dose: dose)])
        for target in [3_600.0, 3_600, 3_600, 3_600] {
            choices.fit(to: target)
            #expect(choices.all[0].dose.rest == 80, "\(choices.all[0].dose.rest)")
        }
        for target in [10.0, 10, 10, 10] {
            choices.fit(to: target)
            #expect(choices.all[0].dose.rest == 40, "\(choices.all[0].dose.rest)")
        }
    }

    @Test(
        "who is new lifts twenty-four sets in an hour at most, with three repetitions to spare",
        arguments: Self.seeds,
        [30, 60, 90]
    )
    func firstWeeks(seed: UInt64, minutes: Int) throws {
        let most = minutes < 60 ? 18 : minutes < 90 ? 24 : 27
        for experience in [Experience.new, nil] {
            for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .basic), (.home, .none)] {
                for goal in [TrainingGoal.muscle, .strength] {
                    let facts = TrainingFacts(body: Self.born(1_995), goal: goal, experience: experience)
                    let plan = self.plan(facts, at: place, equipment, .vigorous, minutes: minutes, seed: seed)
                    let lifts = try plan.phases[1].items.filter { try self.kind($0).isLifted }
                    for item in lifts {
                        #expect(item.sets <= 3 && item.reserve ?? 3 >= 3, "\(item.name): \(item.sets)")
                    }
                    #expect(lifts.reduce(0) { $0 + $1.sets } <= most, "\(lifts.map { "\($0.name) \($0.sets)" })")
                    #expect(abs(plan.seconds - Double(minutes) * 60) <= Double(minutes) * 6, "\(plan.seconds)")
                }
            }
        }
    }

    @Test("who is new at 62 does two sets of what is lifted outdoors", arguments: Self.seeds)
    func lateOutdoors(seed: UInt64) throws {
        let facts = TrainingFacts(body: Self.born(1_964), goal: .conditioning, experience: .new)
        let plan = self.plan(facts, at: .outdoors, .none, .moderate, minutes: 30, seed: seed)
        for item in plan.phases[1].items where try self.kind(item).isLifted {
            #expect(item.sets <= 2, "\(item.name): \(item.sets)")
        }
    }

    @Test(
        "who begins to lift in later years trains balance in the main part, and none harder before it",
        arguments: Self.seeds,
        [1_952, 1_964]
    )
    func balance(seed: UInt64, born: Int) throws {
        for goal in [TrainingGoal.strength, .muscle] {
            for minutes in [30, 60] {
                for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .minimal), (.home, .none)] {
                    let facts = TrainingFacts(body: Self.born(born), goal: goal, experience: .new)
                    let plan = self.plan(facts, at: place, equipment, .moderate, minutes: minutes, seed: seed)
                    let balances = try plan.phases.map { try $0.items.filter { try self.kind($0) == .balance } }
                    #expect(!balances[1].isEmpty, "\(plan.phases[1].items.map(\.name))")
                    #expect(balances[0].isEmpty, "\(balances[0].map(\.name))")
                }
            }
        }
    }

    @Test("at 76 a slow flow takes a few minutes at most of an hour and a half", arguments: Self.seeds)
    func flow(seed: UInt64) throws {
        for place in [Place.home, .gym] {
            for goal in [TrainingGoal.strength, .muscle] {
                let facts = TrainingFacts(body: Self.born(1_950), goal: goal, experience: .some)
                let plan = self.plan(facts, at: place, .basic, .moderate, minutes: 90, seed: seed)
                let flows = plan.phases[1].items.filter { $0.exercise.hasSuffix("-flow") }
                #expect(flows.allSatisfy { $0.totalSeconds <= 240 }, "\(flows.map { "\($0.name) \($0.totalSeconds)" })")
            }
        }
    }

    @Test("who gets dizzy goes down to the floor once, last, and is told how to get up", arguments: Self.seeds)
    func dizziness(seed: UInt64) throws {
        for goal in [TrainingGoal.conditioning, .strength, .weightLoss] {
            for (place, equipment) in [(Place.gym, Equipment.basic), (.home, .none), (.outdoors, .none)] {
                let facts = TrainingFacts(conditions: [.dizziness], goal: goal, experience: .some)
                let plan = self.plan(facts, at: place, equipment, .vigorous, minutes: 45, seed: seed)
                let down = try plan.phases[1].items.map { try self.exercise($0).traits.contains(.floor) }
                let descents = zip(down, down.dropFirst()).count { !$0 && $1 }
                #expect(descents <= 1 && down.first != true, "\(plan.phases[1].items.map(\.name))")
                let isSaid = plan.notes.contains { $0.contains("so that you go down once") }
                #expect(isSaid == down.contains(true), "\(plan.notes)")
            }
        }
    }

    @Test("who pushes a wheelchair hard pulls as well", arguments: Self.seeds, [30, 45, 60])
    func wheelchair(seed: UInt64, minutes: Int) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let facts = TrainingFacts(limitations: [.wheelchair], goal: goal, experience: .regular)
            let plan = self.plan(facts, at: .outdoors, .none, .vigorous, minutes: minutes, seed: seed)
            let pulls = try plan.phases[1].items.filter {
                try [.pullAcross, .pullDown].contains(self.exercise($0).pattern)
            }
            #expect(!pulls.isEmpty, "\(plan.phases[1].items.map(\.name))")
            #expect(plan.items.allSatisfy { !$0.exercise.contains("air-row") }, "\(plan.items.map(\.name))")
        }
    }

    @Test(
        "what one asks a doctor first is said beside each workout, until they agreed",
        arguments: [HealthCondition.hernia, .heart, .kidneys, .dizziness]
    )
    func doctors(condition: HealthCondition) throws {
        var facts = TrainingFacts(conditions: [condition], goal: .strength, experience: .some)
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.cause.condition == condition })
        let line = "\(rule.title): \(rule.doctor)"
        let plan = self.plan(facts, at: .home, .basic, .moderate, minutes: 30, seed: 1)
        #expect(plan.notes.contains(line), "\(plan.notes)")
        guard rule.withDoctor != nil else { return }
        facts.agreed = [rule.id: SeededCase.day]
        let agreed = self.plan(facts, at: .home, .basic, .moderate, minutes: 30, seed: 1)
        #expect(!agreed.notes.contains(line), "\(agreed.notes)")
    }

    @Test("with osteoporosis nothing is few and heavy until a doctor agreed to it", arguments: Self.seeds)
    func osteoporosis(seed: UInt64) throws {
        var facts = TrainingFacts(conditions: [.osteoporosis], goal: .strength, experience: .regular)
        let plan = self.plan(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed)
        for item in plan.phases[1].items where try self.kind(item).isLifted {
            #expect(item.reps ?? 10 >= 8 && item.reserve ?? 3 >= 3, "\(item.name) \(item.reps ?? 0)")
        }
        facts.agreed = ["osteoporosis": SeededCase.day]
        let agreed = self.plan(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed)
        #expect(agreed.phases[1].items.contains { $0.reps ?? 10 <= 5 }, "\(agreed.items.map(\.name))")
    }

    @Test("a fresh foot carries nobody, whichever of foot and ankle an exercise says it loads", arguments: Self.seeds)
    func foot(seed: UInt64) throws {
        for area in [InjuryArea.foot, .ankle] {
            for goal in [TrainingGoal.muscle, .conditioning, .athleticism] {
                let hurt = Injury(area: area, kind: .recent)
                let facts = TrainingFacts(injuries: [hurt], goal: goal, experience: .regular)
                for item in self.plan(facts, at: .outdoors, .none, .moderate, minutes: 30, seed: seed).items {
                    let exercise = try self.exercise(item)
                    #expect(exercise.position != .onHandsAndFeet, "\(item.name)")
                    guard exercise.position == .standing else { continue }
                    #expect(exercise.load(on: .ankle) == 0 && exercise.load(on: .foot) == 0, "\(item.name)")
                }
            }
        }
    }

    @Test("who can't stand has sessions for a seat, not steps that are sat", arguments: Self.seeds)
    func seated(seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .strength, .weightLoss] {
            let facts = TrainingFacts(limitations: [.standing], goal: goal, experience: .some)
            let plan = self.plan(facts, at: .home, .none, .moderate, minutes: 30, seed: seed)
            let slots = plan.items.compactMap(\.slot)
            #expect(slots.allSatisfy { !$0.lowercased().contains("steps") }, "\(slots)")
        }
    }
}
