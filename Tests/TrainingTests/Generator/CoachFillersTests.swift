import HealthMath
import Testing

@testable import Training

/// What a coach still refused: poses held as flows, a kettlebell left alone, words on legs for a chair, and circuits without an end.
@Suite("Workouts that a coach refused for how they were filled")
struct CoachFillersTests {
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
        seed: UInt64
    ) -> WorkoutPlan {
        let request = WorkoutRequest(intensity: intensity, minutes: minutes, place: place, equipment: equipment)
        return self.generator.plan(request, for: facts, seed: seed)
    }

    private func exercise(_ item: WorkoutItem) throws -> Exercise { try #require(self.catalogue[item.exercise]) }

    @Test("a pose that is held is no flow, and an hour has no quarter of one", arguments: Self.seeds)
    func flow(seed: UInt64) throws {
        for area in [InjuryArea.ankle, .lowerBack, .knee] {
            for goal in [TrainingGoal.mobility, .conditioning, .athleticism] {
                let facts = TrainingFacts(injuries: [Injury(area: area, kind: .recent)], goal: goal, level: .advanced)
                let main = self.plan(facts, at: .home, .none, .low, minutes: 90, seed: seed).phases[1].items
                for item in main {
                    let exercise = try self.exercise(item)
                    guard WorkKind(exercise) == .supple else { continue }
                    #expect(item.totalSeconds <= 660, "\(item.name) \(item.totalSeconds)")
                    #expect(!exercise.sides || item.seconds ?? 0 <= 60, "\(item.name) \(item.seconds ?? 0)")
                    #expect(area != .lowerBack || item.exercise != "standing-sun-flow")
                }
            }
        }
    }

    // MARK: What is there

    @Test("with one kettlebell hips hinge with it, and athletes swing it", arguments: Self.seeds)
    func kettlebell(seed: UInt64) throws {
        for goal in [TrainingGoal.strength, .muscle, .athleticism] {
            for minutes in goal == .athleticism ? [30, 45, 60] : [45, 60] {
                var request = WorkoutRequest(intensity: .vigorous, minutes: minutes, place: .home, equipment: .basic)
                request.gear = [.kettlebell]
                let main = self.generator.plan(
                    request,
                    for: TrainingFacts(goal: goal, level: .advanced, experience: .regular),
                    seed: seed
                ).phases[1].items
                let used = try main.filter { try self.exercise($0).gear.contains("kettlebell") }
                #expect(used.count >= 3, "\(goal) \(minutes): \(main.map(\.name))")
                let hips: Set<Exercise.ID> = ["kettlebell-deadlift", "kettlebell-swing", "one-arm-kettlebell-swing"]
                let isHinged = main.contains { hips.contains($0.exercise) }
                #expect(isHinged, "\(goal) \(minutes): \(main.map(\.name))")
            }
        }
    }

    // MARK: Chairs

    @Test("who uses a wheelchair hears nothing of legs, whatever else is the matter", arguments: Self.seeds)
    func chair(seed: UInt64) throws {
        let wrist = [Injury(area: .wrist, kind: .lasting)]
        for goal in [TrainingGoal.muscle, .strength, .weightLoss] {
            let facts = TrainingFacts(injuries: wrist, limitations: [.wheelchair], goal: goal, level: .advanced)
            let plan = self.plan(facts, at: .home, .none, minutes: 60, seed: seed)
            #expect(plan.notes.allSatisfy { !$0.lowercased().contains("legs") }, "\(plan.notes)")
            let rule = try #require(MadePlans.safety.get().rules.first { $0.cause.limitation == .wheelchair })
            for left in plan.leftOut {
                #expect(try !rule.forbids(#require(self.catalogue[left.exercise])), "\(left.name)")
            }
        }
        let out = TrainingFacts(injuries: wrist, limitations: [.wheelchair], goal: .conditioning, level: .advanced)
        let push = self.plan(out, at: .outdoors, .none, .vigorous, minutes: 45, seed: seed)
        #expect(push.items.contains { $0.exercise == "wheelchair-push" })
        #expect(push.notes.contains { $0.contains("long, smooth strokes") }, "\(push.notes)")
    }

    @Test("in a chair without gear shoulder blades are drawn back, whatever hurts", arguments: Self.seeds)
    func blades(seed: UInt64) {
        for conditions in [[], [HealthCondition.kidneys]] {
            let facts = TrainingFacts(
                injuries: [Injury(area: .wrist, kind: .lasting)],
                conditions: conditions,
                limitations: [.wheelchair],
                goal: .strength,
                experience: .some
            )
            let main = self.plan(facts, seed: seed).phases[1].items
            #expect(main.contains { $0.exercise == "seated-shoulder-blade-squeeze" }, "\(main.map(\.name))")
        }
    }

    // MARK: Long circuits and spared lifts

    @Test(
        "an hour and a half of a circuit has four rounds of a lift at most, and goes on with one thing",
        arguments: Self.seeds
    )
    func longCircuit(seed: UInt64) throws {
        for (equipment, intensity) in [(Equipment.none, Intensity.vigorous), (.basic, .vigorous), (.none, .moderate)] {
            let facts = TrainingFacts(goal: .conditioning, level: .advanced, experience: .regular)
            let main = self.plan(facts, at: .home, equipment, intensity, minutes: 90, seed: seed).phases[1].items
            for item in main where try WorkKind(self.exercise(item)).isLifted {
                #expect(item.sets <= 4, "\(item.name) \(item.sets)")
            }
            #expect(main.contains { $0.totalSeconds >= 300 }, "\(main.map(\.name))")
        }
    }

    @Test(
        "what is lifted with some to spare comes with other lifts rather than with a fifth set",
        arguments: Self.seeds
    )
    func sparedSets(seed: UInt64) throws {
        for facts in [
            TrainingFacts(injuries: [Injury(area: .shoulder, kind: .lasting)], goal: .strength, experience: .seasoned),
            TrainingFacts(
                cycle: .pregnant(since: SeededCase.day.adding(days: -140)),
                goal: .strength,
                experience: .regular
            ),
        ] {
            let main = self.plan(facts, at: .gym, .basic, .vigorous, minutes: 60, seed: seed).phases[1].items
            for item in main where item.role == nil && item.reserve ?? 0 >= 3 {
                #expect(item.sets <= 4, "\(item.name) \(item.sets)")
            }
        }
    }
}
