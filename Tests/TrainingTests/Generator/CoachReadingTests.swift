import HealthMath
import Support
import Testing

@testable import Training

/// What a coach saw in seventy-five workouts, with injuries among them, and would not have signed.
@Suite("What a coach mended")
struct CoachReadingTests {
    private static let seeds = Soak.seeds(12)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(
        _ goal: TrainingGoal,
        at place: Place,
        _ equipment: Equipment,
        _ intensity: Intensity = .hard,
        level: Level = .advanced,
        minutes: Int = 30,
        hurt: [Injury] = [],
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment),
            for: TrainingFacts(injuries: hurt, goal: goal, level: level),
            seed: seed
        )
    }

    @Test("who can't run outdoors has a circuit there, not what is left of a run", arguments: Self.seeds)
    func circuitOutdoors(seed: UInt64) {
        let ankle = Injury(area: .ankle, kind: .recent)
        let plan = self.plan(.conditioning, at: .outdoors, .none, level: .beginner, hurt: [ankle], seed: seed)
        let slotted = plan.phases[1].items.filter { $0.slot != nil }
        #expect(slotted.count * 3 >= plan.phases[1].items.count * 2, "\(plan.phases[1].items.map(\.name))")
    }

    @Test(
        "who trains in a chair has the builds written for it, however little safety leaves of them",
        arguments: Self.seeds
    )
    func chair(seed: UInt64) {
        for place in Place.allCases {
            for goal in [TrainingGoal.strength, .muscle] {
                let plan = self.generator.plan(
                    WorkoutRequest(
                        intensity: Intensity.allCases[Int(seed % 4)],
                        minutes: [30, 60, 90][Int(seed % 3)],
                        place: place,
                        equipment: .none
                    ),
                    for: TrainingFacts(limitations: [.wheelchair], goal: goal, level: .beginner),
                    seed: seed
                )
                #expect(plan.phases[1].items.allSatisfy { $0.slot?.hasPrefix("Main lift") != true })
            }
        }
    }

    @Test("while a shoulder is fresh nothing is lifted heavy or near to failure", arguments: Self.seeds)
    func freshInjury(seed: UInt64) throws {
        for place in [Place.gym, .home] {
            let shoulder = Injury(area: .shoulder, kind: .recent)
            let plan = self.plan(.strength, at: place, .basic, minutes: 60, hurt: [shoulder], seed: seed)
            for item in plan.phases[1].items {
                guard let reps = item.reps, let reserve = item.reserve else { continue }
                #expect(reserve >= 3 && reps >= 8, "\(item.name)")
            }
            #expect(plan.phases[1].items.contains { $0.reserve == 3 }, "\(plan.phases[1].items.map(\.name))")
        }
    }

    @Test("in pregnancy and with a heart condition lifts are done ten times, not few and heavy", arguments: Self.seeds)
    func moreRepetitions(seed: UInt64) throws {
        for facts in [
            TrainingFacts(cycle: .pregnant(since: nil), goal: .strength, level: .advanced),
            TrainingFacts(conditions: [.heart], goal: .strength, level: .advanced),
        ] {
            let plan = self.generator.plan(
                WorkoutRequest(intensity: .hard, minutes: 30, place: .gym, equipment: .basic),
                for: facts,
                seed: seed
            )
            for item in plan.phases[1].items where item.slot != nil {
                let exercise = try #require(try MadePlans.catalogue.get()[item.exercise])
                // What can't be made lighter is done eight times, with as much to spare.
                let least = exercise.weighted || exercise.level == .beginner ? 10 : 8
                #expect(item.reps ?? 10 >= least && item.reserve ?? 3 >= 3, "\(item.name): \(item.reps ?? 0)")
            }
        }
    }

    @Test(
        "a circuit begins with what raises the pulse, after one easier thing where that is hard, whatever was added",
        arguments: Self.seeds,
        [30, 60, 90]
    )
    func circuits(seed: UInt64, minutes: Int) throws {
        for level in Level.allCases {
            let plan = self.plan(.weightLoss, at: .home, .minimal, level: level, minutes: minutes, seed: seed)
            let main = plan.phases[1].items
            let first = try #require(main.first { $0.met >= 9 || $0.slot == "Raises the pulse" })
            #expect(first.slot == "Raises the pulse" && main.prefix(2).contains(first), "\(main.map(\.name))")
        }
    }

    @Test("what was made for some stands in the workouts of those alone, whatever else is the matter")
    func madeForOthers() throws {
        var (strange, all): ([String], Int) = ([], 0)
        for made in try MadePlans.all.get() {
            let own = Audience.audiences(of: made.seeded.facts, on: SeededCase.day)
            let rules = try MadePlans.safety.get().rules(for: made.seeded.facts, on: SeededCase.day)
            // What a rule names to make well again stands before and after the work.
            let mending = Set(rules.flatMap { $0.mends?.exercises ?? [] })
            for phase in made.plan.phases {
                for item in phase.items where phase.part == .main || !mending.contains(item.exercise) {
                    let exercise = try #require(self.catalogue[item.exercise])
                    let madeFor = exercise.madeFor
                    let isMending = madeFor.contains(.rehab) && Self.isMending(exercise, for: made.seeded.facts)
                    let rests = Self.restsLegs(with: exercise, made.seeded.facts)
                    let sits = Self.sits(exercise, made.seeded.facts) || Self.holdsOn(exercise, made.seeded.facts)
                    let isOwn = madeFor.isEmpty || isMending || rests || sits || !own.isDisjoint(with: madeFor)
                    if !isOwn { strange.append("\(item.exercise) in \(phase.part): \(made.seeded)") }
                    all += 1
                }
            }
        }
        // Where hardly anything else is safe.
        #expect(strange.count * 1_000 <= all, "\(strange.count) of \(all): \(strange.prefix(10))")
    }

    /// While a leg is freshly hurt one moves the arms, in a seat or standing still, without loading it; what else is hurt the rules spare.
    private static func restsLegs(with exercise: Exercise, _ facts: TrainingFacts) -> Bool {
        let legs: Set<InjuryArea> = [.hip, .knee, .ankle, .foot]
        let fresh = facts.injuries.filter { $0.kind.isAcute && legs.contains($0.area) }.map(\.area)
        return !Set(exercise.madeFor).isDisjoint(with: [.seat, .rehab]) && WorkKind(exercise) == .cardio
            && !fresh.isEmpty
            && fresh.allSatisfy { exercise.load(on: $0) == 0 }
    }

    /// While a foot or an ankle carries nobody, one moves and stretches in a seat, without loading what is fresh.
    private static func sits(_ exercise: Exercise, _ facts: TrainingFacts) -> Bool {
        let fresh = facts.injuries.filter { $0.kind.isAcute }.map(\.area)
        return facts.restsFeet && exercise.madeFor.contains(.seat)
            && [.cardio, .supple].contains(WorkKind(exercise)) && fresh.allSatisfy { exercise.load(on: $0) == 0 }
    }

    /// A hinge with a hand on something is for who begins in later years, and who gets dizzy.
    private static func holdsOn(_ exercise: Exercise, _ facts: TrainingFacts) -> Bool {
        exercise.pattern == .hinge && exercise.madeFor.contains(.firstSteps)
            && (facts.conditions.contains(.dizziness)
                || facts.level == .beginner && facts.isInLaterYears(on: SeededCase.day))
    }

    /// What makes a joint well again is for beginners whose joint it is, and for anybody while it is fresh; bends that aren't deep
    /// are for everybody's sore knee.
    private static func isMending(_ exercise: Exercise, for facts: TrainingFacts) -> Bool {
        facts.injuries.contains {
            let bendsKnees = exercise.pattern == .squat || exercise.pattern == .lunge
            return ($0.kind.isAcute || facts.level == .beginner || $0.area == .knee && bendsKnees)
                && exercise.trains($0.area)
        }
    }

    @Test("each exercise of a build says its slot, or that it stands in for what is meant")
    func reasons() throws {
        for made in try MadePlans.all.get() {
            for item in made.plan.phases[1].items {
                guard let slot = item.slot else { continue }
                let isSaid = item.reason.hasPrefix("\(slot): ") || item.reason.hasPrefix("In place of “")
                #expect(isSaid, "\(slot): \(item.reason)")
            }
        }
    }

    @Test("nobody warms up by sitting or standing and breathing")
    func breathing() throws {
        for exercise in self.catalogue.exercises where exercise.usual != .seldom {
            #expect(!exercise.id.contains("breath") || !exercise.parts.contains(.warmUp), "\(exercise.id)")
        }
    }

    @Test("gentle moves that are slow are few: no set takes over a minute and a half", arguments: Self.seeds)
    func gentle(seed: UInt64) throws {
        for minutes in [60, 90] {
            let plan = self.plan(.conditioning, at: .home, .none, .low, level: .beginner, minutes: minutes, seed: seed)
            for item in plan.phases[1].items where item.slot == "Move freely" {
                #expect(item.workSeconds <= 90, "\(item.name): \(item.workSeconds) s")
            }
        }
    }

    @Test("an athlete's three quarters of an hour at a gym train the upper body too", arguments: Self.seeds)
    func upperBody(seed: UInt64) {
        let slots = self.plan(.athleticism, at: .gym, .basic, minutes: 45, seed: seed).phases[1].items.compactMap(
            \.slot
        )
        #expect(slots.contains("Lift for the upper body"), "\(slots)")
    }

    @Test(
        "an athlete's lift for the upper body at a gym is a main lift",
        arguments: Self.seeds,
        [30, 45]
    )
    func mainForUpperBody(seed: UInt64, minutes: Int) throws {
        let plan = self.plan(.athleticism, at: .gym, .basic, .vigorous, minutes: minutes, seed: seed)
        for item in plan.phases[1].items where item.slot == "Lift for the upper body" {
            #expect(try #require(self.catalogue[item.exercise]).lift == .main, "\(item.name)")
        }
    }

    @Test("who begins as an athlete at home pulls rather than slides the arms up a wall", arguments: Self.seeds)
    func pull(seed: UInt64) {
        let plan = self.plan(.athleticism, at: .home, .none, level: .beginner, minutes: 60, seed: seed)
        #expect(plan.phases[1].items.allSatisfy { $0.slot != "Pull" || $0.exercise != "wall-slide-arms" })
    }
}
