import HealthMath
import Testing

@testable import Training

/// What a coach and a physiotherapist still missed: first runs by the plan, an ankle that is moved, and the months after a birth.
@Suite("Workouts that a coach still refused")
struct CoachMendsTests {
    private static let seeds = 1...6 as ClosedRange<UInt64>
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
        kind: WorkoutKind? = nil,
        seed: UInt64
    ) -> WorkoutPlan {
        var request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        request.kind = kind
        return self.generator.plan(request, for: facts, seed: seed)
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    // MARK: First runs

    private static let firstRuns: [(Place, Equipment, Intensity, WorkoutKind?)] = [
        (.outdoors, .none, .vigorous, nil), (.outdoors, .none, .moderate, .run), (.gym, .basic, .moderate, .run),
        (.gym, .basic, .vigorous, .run),
    ]

    @Test(
        "half an hour of who never ran is week 1 of Couch to 5K: eight runs of a minute with walks of a minute and a half",
        arguments: Self.seeds,
        Self.firstRuns
    )
    func firstRun(seed: UInt64, way: (Place, Equipment, Intensity, WorkoutKind?)) throws {
        let facts = TrainingFacts(goal: .conditioning, level: .beginner, experience: .new)
        let plan = self.plan(facts, at: way.0, way.1, way.2, kind: way.3, seed: seed)
        let main = plan.phases[1].items
        let said = "\(main.map { "\($0.name) \($0.sets) x \($0.seconds ?? 0)/\($0.restSeconds)" })"
        let run = try #require(main.first { $0.sets > 1 && $0.seconds == 60 }, "\(said)")
        #expect(run.sets == 8 && run.restSeconds == 90, "\(said)")
        #expect(main.count >= 4, "\(said)")
        #expect(abs(plan.seconds - 1_800) <= 180, "\(plan.seconds)")
        let before = plan.phases[0].items + main.prefix { $0.exercise != run.exercise }
        let walked = before.filter { $0.exercise.contains("walk") }.reduce(0) { $0 + $1.totalSeconds }
        #expect(walked >= 210, "\(before.map { "\($0.name) \($0.seconds ?? 0)" })")
    }

    @Test("longer ones are walked for longer, not run more often", arguments: Self.seeds, [45, 60])
    func longFirstRun(seed: UInt64, minutes: Int) throws {
        let facts = TrainingFacts(goal: .conditioning, level: .beginner, experience: .new)
        let main = self.plan(facts, at: .outdoors, .none, .vigorous, minutes: minutes, seed: seed).phases[1].items
        let run = try #require(main.first { $0.exercise == "jog-walk" }, "\(main.map(\.name))")
        #expect(run.sets == 8 && run.seconds == 60 && run.restSeconds == 90, "\(run.sets) \(run.restSeconds)")
    }

    // MARK: Ankles

    @Test(
        "a freshly hurt ankle is moved before the work and after it, in a seat",
        arguments: Self.seeds,
        TrainingGoal.allCases
    )
    func freshAnkle(seed: UInt64, goal: TrainingGoal) throws {
        for (place, equipment) in [(Place.home, Equipment.none), (.gym, .basic), (.outdoors, .none)] {
            for level in Level.allCases {
                let facts = TrainingFacts(injuries: [Injury(area: .ankle, kind: .recent)], goal: goal, level: level)
                let plan = self.plan(facts, at: place, equipment, minutes: 45, seed: seed)
                for phase in [plan.phases[0], plan.phases[2]] {
                    let moving = try phase.items.filter { try self.movesAnkle(self.exercise($0)) }
                    #expect(moving.count >= 1, "\(place) \(phase.items.map(\.name))")
                    #expect(try moving.allSatisfy { try self.exercise($0).position == .seated })
                }
                // A device keeps the workout: nothing in it tells of the ankle.
                let said = plan.withoutHealth.items.map(\.reason).joined(separator: " ")
                #expect(!said.contains("mend") && !said.contains("hurt") && !said.contains("sprain"), "\(said)")
            }
        }
    }

    @Test("one that was operated on is moved when and as who operated says", arguments: Self.seeds)
    func operated(seed: UInt64) throws {
        let facts = TrainingFacts(injuries: [Injury(area: .ankle, kind: .surgery)], goal: .strength)
        let plan = self.plan(facts, at: .gym, .basic, seed: seed)
        let frame = plan.phases[0].items + plan.phases[2].items
        #expect(try frame.allSatisfy { try !self.movesAnkle(self.exercise($0)) }, "\(frame.map(\.name))")
    }

    @Test(
        "an ankle that has hurt for long has calves or balance in each workout",
        arguments: Self.seeds,
        TrainingGoal.allCases
    )
    func soreAnkle(seed: UInt64, goal: TrainingGoal) throws {
        for (place, equipment) in [(Place.home, Equipment.none), (.gym, .basic), (.outdoors, .none)] {
            for level in Level.allCases {
                let facts = TrainingFacts(injuries: [Injury(area: .ankle, kind: .lasting)], goal: goal, level: level)
                let items = self.plan(facts, at: place, equipment, seed: seed).items
                let teaches = try items.contains {
                    let exercise = try self.exercise($0)
                    return WorkKind(exercise) == .balance
                        || WorkKind(exercise) == .single && exercise.muscles.contains(.calves)
                }
                #expect(teaches, "\(place) \(level) \(items.map(\.name))")
            }
        }
    }

    private func movesAnkle(_ exercise: Exercise) -> Bool {
        ["ankle-circles", "ankle-alphabet", "ankle-pumps"].contains(exercise.id)
    }

    // MARK: After a birth

    private static let mother = TrainingFacts(conditions: [.postpartum])

    @Test(
        "after a birth the pelvic floor comes first, gently, for three quarters of an hour at most",
        arguments: Self.seeds
    )
    func afterBirth(seed: UInt64) throws {
        for goal in TrainingGoal.allCases {
            for (place, equipment) in [(Place.home, Equipment.basic), (.gym, .basic), (.outdoors, .none)] {
                let facts = TrainingFacts(
                    conditions: [.postpartum],
                    goal: goal,
                    level: .advanced,
                    experience: .seasoned
                )
                let plan = self.plan(facts, at: place, equipment, .hard, minutes: 60, seed: seed)
                #expect(plan.items.contains { $0.exercise == "pelvic-floor-lift" }, "\(plan.items.map(\.name))")
                #expect(plan.items.allSatisfy { $0.intensity <= .moderate }, "\(plan.items.map(\.name))")
                #expect(plan.seconds <= 45 * 60 * 1.1 && plan.seconds >= 45 * 60 * 0.9, "\(plan.seconds)")
                #expect(plan.notes.contains { $0.contains("check at six to eight weeks") }, "\(plan.notes)")
                #expect(plan.notes.contains { $0.hasPrefix("After a birth: breathe out") }, "\(plan.notes)")
                for item in plan.phases[1].items where item.reps != nil && item.reserve != nil {
                    #expect(item.reps ?? 0 >= 8 && item.reserve ?? 0 >= 3, "\(item.name)")
                }
            }
        }
    }

    @Test(
        "after a birth nothing lands, strains, or curls and braces the belly hard",
        arguments: [
            "easy-jog", "jumping-jacks", "small-crunch", "sit-up", "forearm-plank", "knee-plank", "side-plank",
            "push-up",
            "burpee", "hollow-hold", "ab-wheel", "russian-twist", "barbell-deadlift", "pull-up", "crawl-swim",
            "kettlebell-swing", "lying-leg-raise",
        ]
    )
    func closedAfterBirth(id: Exercise.ID) throws {
        let rules = try MadePlans.safety.get().rules(for: Self.mother, on: SeededCase.day)
        let exercise = try #require(self.catalogue[id])
        #expect(rules.contains { $0.forbids(exercise) })
    }

    @Test(
        "after a birth one walks, bridges, squats, pushes at a wall and pulls a band",
        arguments: [
            "easy-walk", "brisk-walk", "pelvic-floor-lift", "glute-bridge", "bodyweight-squat", "wall-push-up",
            "counter-push-up", "lying-pelvic-tilt", "dead-bug-heel-tap", "bird-dog", "stationary-bike",
        ]
    )
    func openAfterBirth(id: Exercise.ID) throws {
        let rules = try MadePlans.safety.get().rules(for: Self.mother, on: SeededCase.day)
        let exercise = try #require(self.catalogue[id])
        let pace = try #require(exercise.mets.map(\.intensity).min())
        #expect(rules.allSatisfy { !$0.forbids(exercise, at: pace) })
    }

    @Test("around a birth one walks outdoors, with stops to push and for the legs", arguments: Self.seeds)
    func walking(seed: UInt64) throws {
        let pregnant = TrainingFacts(cycle: .pregnant(since: SeededCase.day.adding(days: -150)), level: .advanced)
        for var facts in [TrainingFacts(conditions: [.postpartum], level: .advanced), pregnant] {
            for goal in [TrainingGoal.conditioning, .weightLoss] {
                facts.goal = goal
                let main = self.plan(facts, at: .outdoors, .none, .vigorous, minutes: 45, seed: seed).phases[1]
                let walked = main.items.filter { $0.exercise.contains("walk") }.reduce(0) { $0 + $1.totalSeconds }
                #expect(walked * 2 >= main.seconds, "\(main.items.map(\.name))")
                #expect(try main.items.contains { try self.exercise($0).pattern.side == .legs })
            }
        }
    }

    @Test("a doctor's word opens running after a birth, and no sit-ups")
    func agreedAfterBirth() throws {
        var facts = Self.mother
        facts.agreed = ["postpartum": SeededCase.day]
        let rules = try MadePlans.safety.get().rules(for: facts, on: SeededCase.day)
        #expect(rules.map(\.id) == ["postpartum-with-doctor"])
        let (run, sitUp) = (try #require(self.catalogue["easy-jog"]), try #require(self.catalogue["sit-up"]))
        #expect(rules.allSatisfy { !$0.forbids(run, at: .vigorous) } && rules.contains { $0.forbids(sitUp) })
    }

    @Test("who wants to lose weight after a birth hears that it has time")
    func losing() {
        let facts = TrainingFacts(conditions: [.postpartum], goal: .weightLoss, experience: .some)
        #expect(self.plan(facts, seed: 1).notes.contains { $0.contains("losing weight has time") })
    }

    // MARK: Fresh injuries

    @Test("while anything is fresh an hour is enough, and the note says so", arguments: InjuryArea.allCases)
    func hour(area: InjuryArea) {
        let facts = TrainingFacts(injuries: [Injury(area: area, kind: .recent)], goal: .conditioning)
        let plan = self.plan(facts, at: .gym, .basic, .low, minutes: 90, seed: 3)
        #expect(plan.seconds <= 66 * 60, "\(plan.seconds)")
        #expect(plan.notes.contains { $0.contains("60 minutes rather than 90: while something is freshly hurt") })
    }

    @Test("a fresh shoulder leans on nothing, not on its forearm either")
    func forearm() throws {
        let rule = try #require(MadePlans.safety.get().rules.first { $0.id == "shoulder-acute" })
        #expect(try rule.forbids(#require(self.catalogue["forearm-wall-push"])))
    }

    @Test("what mends is an exercise for before and after the work that its own rule allows")
    func mending() throws {
        for rule in try MadePlans.safety.get().rules {
            for id in rule.mends?.exercises ?? [] {
                let exercise = try #require(self.catalogue[id])
                let pace = try #require(exercise.mets.map(\.intensity).min())
                #expect(!rule.forbids(exercise, at: pace), "\(rule.id): \(id)")
                #expect(exercise.parts.contains(.warmUp) && exercise.parts.contains(.coolDown), "\(id)")
            }
        }
    }
}
