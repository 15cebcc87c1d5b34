import HealthMath
import Testing

@testable import Training

/// What a coach refused in a hundred printed workouts: reminders, hanging, one's own weight, doses and titles.
@Suite("Workouts of a hundred that a coach refused to sign")
struct CoachSignsHundredTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
    private static let everywhere: [(Place, Equipment)] = [
        (.gym, .basic), (.home, .basic), (.home, .none), (.outdoors, .none),
    ]
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
        history: TrainingHistory = TrainingHistory(),
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: facts,
            history: history,
            excluding: [],
            adding: [],
            on: SeededCase.day,
            seed: seed
        )
    }

    private func exercise(_ id: Exercise.ID) throws -> Exercise { try #require(self.catalogue[id]) }

    private func material(_ id: Exercise.ID) throws -> Material {
        try Material(self.exercise(id), under: MadePlans.safety.get())
    }

    private func choice(_ id: Exercise.ID, _ seconds: Int, slot: BuildSlot? = nil) throws -> Choice {
        let material = try self.material(id)
        let dose = Dose(sets: 3, seconds: seconds, rest: 30, setsRange: 3...3)
        return Choice(material: material, pace: try #require(material.paces.first), dose: dose, slot: slot)
    }

    private static func body(age: Int, kilograms: Double = 66) -> BodyFacts? {
        CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: kilograms)
        }
    }

    @Test("each condition has one sentence of its own in the workout", arguments: HealthCondition.allCases)
    func conditions(condition: HealthCondition) throws {
        let rules = try MadePlans.safety.get().rules.filter { $0.cause.condition == condition }
        for rule in rules {
            let reminder = try #require(rule.reminder, "\(rule.id)")
            let facts = TrainingFacts(conditions: [condition], goal: .strength, experience: .regular)
            let plan = self.plan(facts, at: .home, .none, .moderate, minutes: 30, seed: 1)
            let cautions = rule.cautions.map(\.words)
            #expect(plan.notes.contains { $0 == reminder || cautions.contains($0) }, "\(plan.notes)")
            #expect(Set(plan.notes).count == plan.notes.count, "\(plan.notes)")
            #expect(plan.withoutHealth.notes.isEmpty)
        }
    }

    @Test("what has hurt for long is told how much pain is fine, all of it in one sentence", arguments: Self.seeds)
    func soreness(seed: UInt64) {
        let facts = TrainingFacts(
            injuries: [Injury(area: .knee, kind: .lasting), Injury(area: .elbow, kind: .lasting)],
            conditions: [.diabetes, .highBloodPressure, .asthma],
            goal: .muscle,
            experience: .regular
        )
        let sore = TrainingFacts(injuries: facts.injuries, goal: .muscle, experience: .regular)
        let pain = self.plan(sore, at: .gym, .basic, .vigorous, minutes: 45, seed: seed).notes
            .filter { $0.contains("more than 3 of 10") }
        #expect(
            pain.count == 1 && pain.allSatisfy { $0.lowercased().contains("elbow") && $0.contains("knee") },
            "\(pain)"
        )
        // Never more than three at once.
        let notes = self.plan(facts, at: .gym, .basic, .moderate, minutes: 45, seed: seed).notes
        let reminders = (try? MadePlans.safety.get().rules.compactMap(\.reminder)) ?? []
        #expect(notes.count { reminders.contains($0) || $0.contains("more than 3 of 10") } == 3, "\(notes)")
    }

    @Test("who doesn’t see hears of pins and of a way one knows", arguments: Self.seeds)
    func sight(seed: UInt64) {
        let facts = TrainingFacts(limitations: [.sight], goal: .conditioning, experience: .some)
        let walk = self.plan(facts, at: .outdoors, .none, .moderate, minutes: 45, seed: seed)
        #expect(walk.notes.contains { $0.contains("with a guide beside you") }, "\(walk.notes)")
        let lifter = TrainingFacts(limitations: [.sight], goal: .strength, experience: .seasoned)
        let plan = self.plan(lifter, at: .gym, .basic, .hard, minutes: 60, seed: seed)
        let isUnderBar = plan.items.contains { ["barbell-squat", "barbell-bench-press"].contains($0.exercise) }
        #expect(!isUnderBar || plan.notes.contains { $0.contains("safety pins") }, "\(plan.notes)")
    }

    @Test("nobody is given pull-ups who isn’t known to do them", arguments: Self.seeds)
    func pullUps(seed: UInt64) throws {
        let whole: Set<Exercise.ID> = ["pull-up", "chin-up", "muscle-up", "weighted-pull-up", "weighted-chin-up"]
        for goal in [TrainingGoal.strength, .muscle] {
            let facts = TrainingFacts(goal: goal, experience: .regular)
            let main = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 90, seed: seed).phases[1].items
            #expect(main.allSatisfy { !whole.contains($0.exercise) }, "\(main.map(\.name))")
        }
    }

    @Test("nobody hangs in later years, with thin bones or heavy", arguments: Self.seeds)
    func hanging(seed: UInt64) throws {
        for facts in [
            TrainingFacts(body: Self.body(age: 66), goal: .strength, experience: .regular),
            TrainingFacts(conditions: [.osteoporosis], goal: .strength, experience: .seasoned),
            TrainingFacts(body: Self.body(age: 37, kilograms: 88), goal: .weightLoss, experience: .regular),
        ] {
            for minutes in [30, 60] {
                let main = self.plan(facts, at: .gym, .basic, .vigorous, minutes: minutes, seed: seed).phases[1].items
                for exercise in try main.map({ try self.exercise($0.exercise) }) where exercise.level == .advanced {
                    #expect(exercise.position != .hanging, "\(exercise.name)")
                }
            }
        }
    }

    @Test(
        "arms lifted lying on the belly are no main lift, and one leg without a weight is no effort",
        arguments: Self.seeds
    )
    func ownWeight(seed: UInt64) throws {
        for (goal, place) in [(TrainingGoal.strength, Place.outdoors), (.muscle, .home), (.strength, .home)] {
            let facts = TrainingFacts(goal: goal, experience: .seasoned)
            let main = self.plan(facts, at: place, .none, .hard, minutes: 45, seed: seed).phases[1].items
            for item in main {
                let material = try self.material(item.exercise)
                if material.isLying { #expect(!(item.slot ?? "").contains("Main lift"), "\(item.name)") }
                if material.stopsAtBalance { #expect(item.reserve == nil, "\(item.name)") }
                // Pushes and pulls go on until few are left.
                let isAdjusted = [.push, .pull].contains(material.side) && material.isLift
                if isAdjusted, item.reps != nil { #expect(item.reserve != nil, "\(item.name)") }
            }
        }
    }

    @Test("what is quick stays quick for twenty seconds", arguments: Self.seeds)
    func quick(seed: UInt64) throws {
        for experience in [Experience.regular, .seasoned] {
            let facts = TrainingFacts(goal: .athleticism, experience: experience)
            for minutes in [60, 90] {
                let main = self.plan(facts, at: .outdoors, .none, .hard, minutes: minutes, seed: seed).phases[1].items
                for item in main where try WorkKind(self.exercise(item.exercise)) == .power && item.seconds != nil {
                    #expect(item.seconds ?? 0 <= 20 && item.restSeconds >= 45, "\(item.name)")
                }
            }
        }
    }

    @Test(
        "who begins lifts each thing three times at most, whatever for; nobody trains the belly five times",
        arguments: Self.seeds
    )
    func sets(seed: UInt64) throws {
        for goal in TrainingGoal.allCases {
            for (place, equipment) in Self.everywhere {
                for experience in [Experience.new, .seasoned] {
                    let facts = TrainingFacts(goal: goal, experience: experience)
                    let main = self.plan(facts, at: place, equipment, .moderate, minutes: 45, seed: seed).phases[1]
                        .items
                    for item in main where item.reps != nil {
                        let kind = WorkKind(try self.exercise(item.exercise))
                        if experience == .new, kind.isLifted { #expect(item.sets <= 3, "\(item.name)") }
                        if kind == .trunk, item.slot != nil { #expect(item.sets <= 4, "\(item.name)") }
                    }
                }
            }
        }
    }

    @Test("weights rest for three quarters of a minute in a circuit, set on set", arguments: Self.seeds)
    func circuitRests(seed: UInt64) throws {
        for goal in [TrainingGoal.weightLoss, .conditioning] {
            let facts = TrainingFacts(goal: goal, experience: .regular)
            let main = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 60, seed: seed).phases[1].items
            for item in main where try item.reps != nil && self.exercise(item.exercise).weighted {
                #expect(item.restSeconds >= 35, "\(item.name): \(item.restSeconds)")
            }
        }
    }

    @Test("the first heavy fives are met in three steps", arguments: Self.seeds)
    func rampUps(seed: UInt64) throws {
        let facts = TrainingFacts(goal: .strength, experience: .seasoned)
        let items = self.plan(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed).items
        let first = try #require(items.first { $0.role == .rampUp })
        #expect(first.sets == 3 && first.restSeconds >= 45 && first.reason.contains("85"), "\(first)")
    }

    @Test("titles promise no swing, strength or jump that isn’t there")
    func titles() throws {
        #expect(
            !WorkoutTitle(Choices(all: [try self.choice("light-dumbbell-punches", 20)])).isTrue("Swing, press and move")
        )
        #expect(WorkoutTitle(Choices(all: [try self.choice("kettlebell-swing", 20)])).isTrue("Swing"))
        #expect(!WorkoutTitle(Choices(all: [try self.choice("steady-run", 600)])).isTrue("Run and strength"))
        #expect(!WorkoutTitle(Choices(all: [try self.choice("a-skip", 20)])).isTrue("Jump, push, move"))
    }

    @Test("where no run is safe nobody walks easily in place of one", arguments: Self.seeds)
    func noRun(seed: UInt64) {
        let facts = TrainingFacts(
            injuries: [Injury(area: .knee, kind: .lasting)],
            goal: .conditioning,
            experience: .regular
        )
        let main = self.plan(facts, at: .outdoors, .none, .moderate, minutes: 30, seed: seed).phases[1].items
        #expect(main.allSatisfy { !$0.reason.contains("In place of “easy run”") }, "\(main.map(\.reason))")
    }

    @Test("reasons name what is trained: the run, the pelvic floor")
    func reasons() throws {
        let main = Choices(all: [try self.choice("treadmill-intervals", 60)])
        let leg = try self.material("ankle-circles")
        #expect(FrameReason(main).warmUp(leg).hasSuffix("the run"), "\(FrameReason(main).warmUp(leg))")
        let floor = try self.choice("pelvic-floor-lift", 20)
        let said = ItemReason(
            facts: TrainingFacts(goal: .strength),
            recent: RecentTraining(TrainingHistory(), on: SeededCase.day, knowing: [:])
        ).main(floor, after: [])
        #expect(said.contains("pelvic floor"), "\(said)")
    }
}
