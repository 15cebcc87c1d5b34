import HealthMath
import Testing

@testable import Training

/// What a coach refused in a hundred printed workouts of hard cases.
@Suite("Workouts that a coach refused to sign")
struct CoachRefusalsTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
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
        kind: WorkoutKind? = nil,
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.kind = kind
        return self.generator.plan(request, for: facts, seed: seed)
    }

    private func exercise(_ id: Exercise.ID) throws -> Exercise { try #require(self.catalogue[id]) }

    private func material(_ id: Exercise.ID) throws -> Material {
        try Material(self.exercise(id), under: MadePlans.safety.get())
    }

    private static func body(age: Int, kilograms: Double = 66) -> BodyFacts? {
        CalendarDay(year: SeededCase.day.year - age, month: 1, day: 1).map {
            BodyFacts(sex: .female, birthday: $0, centimetres: 168, kilograms: kilograms)
        }
    }

    private static let everywhere: [(Place, Equipment)] = [
        (.gym, .basic), (.home, .basic), (.home, .none), (.outdoors, .none),
    ]

    @Test("what is easy by itself keeps nothing in reserve, and names what is harder", arguments: Self.seeds)
    func ownWeight(seed: UInt64) throws {
        for experience in [Experience.some, .regular] {
            let facts = TrainingFacts(goal: .strength, experience: experience)
            let main = self.plan(facts, at: .home, .none, .moderate, minutes: 45, seed: seed).phases[1].items
            for item in main where item.reps != nil {
                let material = try self.material(item.exercise)
                // A push or a pull is made harder by how one stands; of a squat or a bridge nobody lacks three.
                let isAdjusted = material.side == .push || material.side == .pull
                if !material.isLoadable, !isAdjusted { #expect(item.reserve == nil, "\(item.name)") }
                let isSplit = [") to balance", ") for balance"].contains(where: item.reason.contains)
                #expect(!isSplit, "The steps of the ladder follow the sentence: \(item.reason)")
            }
            #expect(main.contains { $0.reserve != nil })
            // Who is at the top of a ladder hears what is easier.
            let ladder = ["harder: ", "easier: "]
            #expect(main.contains { item in ladder.contains(where: item.reason.contains) }, "\(main.map(\.reason))")
        }
    }

    @Test("no warm-up is harder than the work, nor quick from 60 on", arguments: Self.seeds, [45, 62, 73])
    func warmUps(seed: UInt64, age: Int) throws {
        for goal in TrainingGoal.allCases {
            for (place, equipment) in Self.everywhere {
                let facts = TrainingFacts(body: Self.body(age: age), goal: goal, experience: .some)
                let plan = self.plan(facts, at: place, equipment, .moderate, minutes: 30, seed: seed)
                let hardest = max(plan.phases[1].items.map(\.met).max() ?? 0, 3)
                for item in plan.phases[0].items where item.role == nil {
                    #expect(item.met <= hardest, "\(item.name) before \(hardest)")
                    if age >= 60 { #expect(WorkKind(try self.exercise(item.exercise)) != .power, "\(item.name)") }
                }
            }
        }
    }

    @Test("nothing begins with what is hard while there is anything easier", arguments: Self.seeds)
    func begins(seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            for (place, equipment) in Self.everywhere {
                let facts = TrainingFacts(goal: goal, experience: .seasoned)
                let main = self.plan(facts, at: place, equipment, .hard, minutes: 30, seed: seed).phases[1].items
                #expect(main[0].met < 9 || main.allSatisfy { $0.met >= 9 }, "\(main.map { "\($0.name) \($0.met)" })")
            }
        }
    }

    @Test("at 68 only who has trained for years jumps or snatches", arguments: Self.seeds)
    func power(seed: UInt64) throws {
        for (place, equipment) in Self.everywhere {
            let facts = TrainingFacts(body: Self.body(age: 68), goal: .athleticism, experience: .regular)
            let plan = self.plan(facts, at: place, equipment, .vigorous, minutes: 45, seed: seed)
            let leaps = try plan.items.filter { try self.material($0.exercise).leapsOrSnatches }
            #expect(leaps.isEmpty, "\(leaps.map(\.name))")
        }
    }

    @Test("a power slot holds what is quick, or nothing", arguments: Self.seeds)
    func powerSlots(seed: UInt64) throws {
        for facts in [
            TrainingFacts(conditions: [.highBloodPressure], goal: .athleticism, experience: .regular),
            TrainingFacts(limitations: [.jumping], goal: .athleticism, experience: .regular),
        ] {
            for (place, equipment) in Self.everywhere {
                let main = self.plan(facts, at: place, equipment, .vigorous, minutes: 45, seed: seed).phases[1].items
                for item in main where ["Jump", "Bounds", "Swing", "Throw or swing"].contains(item.slot) {
                    #expect(try self.material(item.exercise).isQuick, "\(item.name)")
                }
            }
        }
    }

    @Test("no air stands in for a lift", arguments: Self.seeds)
    func standIns(seed: UInt64) throws {
        let lifts: Set<String> = ["Main lift for pulling", "Main lift for pushing", "Assistance for pushing"]
        for limitation in [Limitation.overhead, .balance, .kneeling] {
            let facts = TrainingFacts(limitations: [limitation], goal: .strength, experience: .some)
            for (place, equipment) in Self.everywhere {
                let main = self.plan(facts, at: place, equipment, .moderate, minutes: 45, seed: seed).phases[1].items
                for item in main where item.slot.map(lifts.contains) ?? false {
                    #expect(try self.material(item.exercise).isLift, "\(item.name)")
                }
            }
        }
    }

    @Test("a title that says cardio has a tenth of the time of it")
    func titles() throws {
        func choice(_ id: Exercise.ID, _ dose: Dose) throws -> Choice {
            let material = try self.material(id)
            return Choice(material: material, pace: try #require(material.paces.first), dose: dose)
        }
        let lift = try choice("dumbbell-curl", Dose(sets: 3, reps: 12, rest: 30, setsRange: 3...3))
        let walk = try choice("easy-walk", Dose(sets: 1, seconds: 300, rest: 0, setsRange: 1...1))
        #expect(!WorkoutTitle(Choices(all: [lift])).isTrue("Strength and cardio, dumbbells"))
        #expect(WorkoutTitle(Choices(all: [lift, walk])).isTrue("Strength and cardio, dumbbells"))
    }

    @Test("who is heavy and new begins moderately, and hears why", arguments: Self.seeds)
    func heavy(seed: UInt64) {
        let facts = TrainingFacts(body: Self.body(age: 40, kilograms: 104), goal: .weightLoss, experience: .new)
        let plan = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 45, seed: seed)
        #expect(plan.items.allSatisfy { $0.intensity <= .moderate }, "\(plan.items.map(\.name))")
        #expect(plan.notes.contains { $0.contains("the first weeks go easier") }, "\(plan.notes)")
    }

    @Test("sore knees, sore joints and later years rest longer in a circuit, however hard")
    func circuitRests() throws {
        let squat = try self.material("bodyweight-squat")
        let pace = try #require(squat.paces.first)
        let table = DoseTable(goal: .conditioning, level: .advanced, minutes: 60, isSpared: true)
        #expect(table.dose(.circuit, of: squat, at: pace, asked: .hard).rest == 45)
        for facts in [
            TrainingFacts(injuries: [Injury(area: .knee, kind: .lasting)], goal: .conditioning, experience: .regular),
            TrainingFacts(conditions: [.joints], goal: .conditioning, experience: .regular),
            TrainingFacts(body: Self.body(age: 64), goal: .conditioning, experience: .regular),
        ] {
            let main = self.plan(facts, at: .home, .none, .vigorous, minutes: 45, seed: 1).phases[1].items
            for item in main where try item.reps != nil && WorkKind(self.exercise(item.exercise)).isLifted {
                #expect(item.restSeconds >= 30, "\(item.name): \(item.restSeconds)")
            }
        }
    }

    @Test(
        "from 60 on stamina and losing weight hold balance where one can talk, of the practised too",
        arguments: Self.seeds
    )
    func balance(seed: UInt64) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss, .strength] {
            for experience in [Experience.some, .regular] {
                for (place, equipment) in Self.everywhere {
                    let facts = TrainingFacts(body: Self.body(age: 64), goal: goal, experience: experience)
                    let plan = self.plan(facts, at: place, equipment, .moderate, minutes: 45, seed: seed)
                    let kinds = try plan.items.map { WorkKind(try self.exercise($0.exercise)) }
                    #expect(kinds.contains(.balance), "\(plan.items.map(\.name))")
                }
            }
        }
    }

    @Test("who begins at 71 rises from a chair before squatting freely", arguments: Self.seeds)
    func chair(seed: UInt64) {
        for goal in [TrainingGoal.strength, .conditioning, .weightLoss] {
            let facts = TrainingFacts(body: Self.body(age: 71), goal: goal, experience: .some)
            let main = self.plan(facts, at: .home, .none, .moderate, minutes: 30, seed: seed).phases[1].items
            #expect(main.allSatisfy { $0.exercise != "bodyweight-squat" }, "\(main.map(\.name))")
            #expect(main.contains { $0.exercise.hasSuffix("sit-to-stand") }, "\(main.map(\.name))")
        }
    }

    @Test("who begins at 72 runs only when asked for, and lunges on no free leg", arguments: Self.seeds)
    func onFoot(seed: UInt64) throws {
        for goal in [TrainingGoal.conditioning, .weightLoss, .strength] {
            for (place, equipment) in Self.everywhere {
                let facts = TrainingFacts(body: Self.body(age: 72), goal: goal, experience: .some)
                let main = self.plan(facts, at: place, equipment, .vigorous, minutes: 45, seed: seed).phases[1].items
                for exercise in try main.map({ try self.exercise($0.exercise) }) where exercise.id != "step-up" {
                    let isLunge = exercise.pattern == .lunge && exercise.traits.contains(.balance)
                    #expect(!isLunge && !exercise.traits.contains(.impact), "\(exercise.name)")
                }
            }
        }
    }

    @Test("what is added beside a build spares like the rest of it", arguments: Self.seeds)
    func added(seed: UInt64) {
        for hurt in [InjuryArea.wrist, .knee] {
            let facts = TrainingFacts(
                injuries: [Injury(area: hurt, kind: .recent)],
                goal: .strength,
                experience: .seasoned
            )
            let main = self.plan(facts, at: .gym, .basic, .hard, minutes: 60, seed: seed).phases[1].items
            #expect(main.allSatisfy { $0.reps ?? 10 >= 8 && $0.reserve ?? 3 >= 3 }, "\(main.map(\.name))")
        }
    }

    @Test("first steps take three quarters of an hour at most, and it is said", arguments: Self.seeds)
    func short(seed: UInt64) {
        let facts = TrainingFacts(body: Self.body(age: 80), goal: .strength, experience: .some)
        let plan = self.plan(facts, at: .home, .none, .moderate, minutes: 90, seed: seed)
        #expect(plan.seconds <= 2_970, "\(plan.seconds)")
        #expect(plan.notes.contains { $0.contains("45 minutes rather than 90") }, "\(plan.notes)")
    }

    @Test("an hour and a half is moderate for who trains since short", arguments: Self.seeds)
    func long(seed: UInt64) {
        for experience in [Experience.new, .some] {
            let facts = TrainingFacts(goal: .conditioning, experience: experience)
            let plan = self.plan(facts, at: .outdoors, .none, .vigorous, minutes: 90, kind: .run, seed: seed)
            let main = plan.phases[1]
            let average = main.items.reduce(0) { $0 + $1.met * $1.totalSeconds } / max(main.seconds, 1)
            #expect(average < 6, "\(average): \(main.items.map(\.name))")
        }
    }

    @Test("a slow bike is no interval", arguments: Self.seeds)
    func intervals(seed: UInt64) {
        for experience in [Experience.some, .regular] {
            for goal in [TrainingGoal.conditioning, .weightLoss, .athleticism] {
                let facts = TrainingFacts(goal: goal, experience: experience)
                let main = self.plan(facts, at: .gym, .basic, .moderate, minutes: 20, seed: seed).phases[1].items
                for item in main where item.slot?.lowercased().contains("interval") == true {
                    #expect(item.met >= 4, "\(item.name) at \(item.met)")
                }
            }
        }
    }

    @Test(
        "an hour and a half in circuits goes on with something for some minutes instead of filling up",
        arguments: Self.seeds
    )
    func steadyBlock(seed: UInt64) {
        for goal in [TrainingGoal.conditioning, .weightLoss] {
            let facts = TrainingFacts(goal: goal, experience: .regular)
            let main = self.plan(facts, at: .home, .basic, .vigorous, minutes: 90, seed: seed).phases[1].items
            #expect(main.count { $0.slot == nil } <= 1, "\(main.map { "\($0.name): \($0.slot ?? "-")" })")
        }
    }
}
