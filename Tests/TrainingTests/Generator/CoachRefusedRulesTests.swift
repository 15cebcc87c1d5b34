import HealthMath
import Testing

@testable import Training

/// What a coach refused of injuries and conditions: exercises their rules didn't name, paces too hard for what is fresh, cold starts.
@Suite("Workouts of injuries and conditions that a coach refused to sign")
struct CoachRefusedRulesTests {
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
        seed: UInt64
    ) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: 45, place: place, equipment: equipment),
            for: facts,
            seed: seed
        )
    }

    private func exercise(_ id: Exercise.ID) throws -> Exercise { try #require(self.catalogue[id]) }

    private static let everywhere: [(Place, Equipment)] = [
        (.gym, .basic), (.home, .basic), (.home, .none), (.outdoors, .none),
    ]

    @Test(
        "rules of safety leave out what strikes, tips the head, bends a thin spine, lifts arms or ties feet",
        arguments: [
            ("hernia", ["straight-punches", "knee-strikes", "kettlebell-swing", "farmer-carry", "bear-crawl"]),
            ("high-blood-pressure", ["back-extension-bench", "child-rest", "childs-pose", "half-forward-fold"]),
            ("heart", ["back-extension-bench", "child-rest", "thread-the-needle"]),
            ("dizziness", ["squat-and-sky-reach", "back-extension-bench", "band-squat-and-press", "childs-pose"]),
            (
                "osteoporosis",
                ["triangle-pose", "single-leg-reach", "diamond-push-up", "barbell-deadlift", "hollow-hold"]
            ),
            ("limitation-overhead", ["triceps-stretch", "lat-stretch-wall", "wall-slide", "jumping-jacks"]),
            ("limitation-balance", ["banded-side-walk", "jumping-jacks", "easy-jog", "stair-machine"]),
            ("hip-old", ["dumbbell-lunge", "dumbbell-step-up"]), ("foot-old", ["goblet-reverse-lunge"]),
            ("lower-back-old", ["dumbbell-reverse-lunge"]), ("ankle-old", ["dumbbell-split-squat"]),
        ]
    )
    func leftOut(id: SafetyRule.ID, exercises: [Exercise.ID]) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == id })
        for exercise in exercises { #expect(rule.forbids(try self.exercise(exercise)), "\(exercise)") }
    }

    @Test("lunges without a weight stay with a hip, a foot or a back that has hurt for long")
    func ownWeightLunges() throws {
        let rules = try MadePlans.safety.get().rules
        for id in ["hip-old", "foot-old", "lower-back-old"] {
            let rule = try #require(rules.first { $0.id == id })
            #expect(try !rule.forbids(self.exercise("reverse-lunge")), "\(id)")
            let lunge = try self.exercise("dumbbell-lunge")
            #expect(Contraindication(rule, against: lunge)?.reason.contains("lunge with a weight") == true, "\(id)")
        }
    }

    @Test(
        "while anything is fresh all is moderate at most, what loads legs or back easy, no lift in a fourth set, and it is said",
        arguments: Self.seeds,
        [InjuryArea.wrist, .shoulder, .lowerBack, .hip, .knee, .ankle]
    )
    func fresh(seed: UInt64, area: InjuryArea) throws {
        for goal in [TrainingGoal.strength, .conditioning] {
            for (place, equipment) in Self.everywhere {
                let hurt = Injury(area: area, kind: .recent)
                let facts = TrainingFacts(injuries: [hurt], goal: goal, experience: .regular)
                let plan = self.plan(facts, at: place, equipment, .hard, seed: seed)
                for item in plan.items {
                    let exercise = try self.exercise(item.exercise)
                    #expect(item.intensity <= .moderate, "\(item.name)")
                    if area.carries, exercise.load(on: area) > 0 { #expect(item.met < 4, "\(item.name)") }
                    if WorkKind(exercise).isLifted { #expect(item.sets <= 3, "\(item.name): \(item.sets)") }
                }
                #expect(plan.notes.contains { $0.contains("While it is fresh") }, "\(plan.notes)")
            }
        }
    }

    @Test("asthma gets warm for ten minutes, begins below 7 METs and has its inhaler at hand", arguments: Self.seeds)
    func asthma(seed: UInt64) {
        for (place, equipment) in Self.everywhere {
            let facts = TrainingFacts(conditions: [.asthma], goal: .weightLoss, experience: .regular)
            let plan = self.plan(facts, at: place, equipment, .vigorous, seed: seed)
            let seconds = plan.phases[0].seconds
            #expect(seconds >= 540, "\(seconds): \(plan.phases[0].items.map(\.name))")
            let main = plan.phases[1].items
            #expect(main[0].met < 7, "\(main.map { "\($0.name) \($0.met)" })")
            #expect(plan.notes.contains { $0.contains("reliever inhaler within reach") }, "\(plan.notes)")
        }
    }
}

extension InjuryArea {
    /// Whether it carries the body.
    fileprivate var carries: Bool { [.lowerBack, .hip, .knee, .ankle, .foot].contains(self) }
}
