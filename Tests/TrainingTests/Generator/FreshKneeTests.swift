import HealthMath
import Support
import Testing

@testable import Training

/// Somebody whose knee was hurt a few days ago, at every place, goal and intensity.
@Suite("Workouts with a freshly hurt knee")
struct FreshKneeTests {
    private static let seeds = Soak.seeds(6)
    private let catalogue: ExerciseCatalogue
    private let generator: WorkoutGenerator

    init() throws {
        self.catalogue = try MadePlans.catalogue.get()
        self.generator = try MadePlans.generator.get()
    }

    private func plan(_ goal: TrainingGoal, at place: Place, _ intensity: Intensity, seed: UInt64) -> WorkoutPlan {
        self.generator.plan(
            WorkoutRequest(intensity: intensity, minutes: 45, place: place, equipment: .basic),
            for: TrainingFacts(
                injuries: [Injury(area: .knee, kind: .recent)],
                goal: goal,
                level: seed.isMultiple(of: 2) ? .advanced : .beginner
            ),
            seed: seed
        )
    }

    @Test(
        "leave the knee alone: no squat, no lunge, and what loads it lightly is moderate at most",
        arguments: Self.seeds
    )
    func rests(seed: UInt64) throws {
        for goal in TrainingGoal.allCases {
            for place in Place.allCases {
                for intensity in Intensity.allCases {
                    for item in self.plan(goal, at: place, intensity, seed: seed).items {
                        let exercise = try #require(self.catalogue[item.exercise])
                        #expect(exercise.pattern != .squat && exercise.pattern != .lunge, "\(item.name)")
                        guard exercise.load(on: .knee) > 0 else { continue }
                        #expect(item.intensity <= .moderate && item.met < 6, "\(item.name), \(goal), \(place)")
                    }
                }
            }
        }
    }

    @Test(
        "are kept from what a coach leaves out",
        arguments: [
            "short-range-leg-press", "side-step-squat", "wall-slide-squat", "bike-intervals", "treadmill-incline-walk",
            "power-march", "step-jacks", "kettlebell-swing",
        ]
    )
    func leftOut(id: Exercise.ID) throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == "knee-acute" })
        #expect(rule.forbids(try #require(self.catalogue[id]), at: .low))
    }

    @Test("still fill the time with arms, trunk and easy movement", arguments: Self.seeds)
    func fill(seed: UInt64) {
        for goal in [TrainingGoal.strength, .muscle, .weightLoss] {
            let plan = self.plan(goal, at: .gym, .moderate, seed: seed)
            #expect(plan.phases[1].items.count >= 4 && plan.seconds >= 2_430, "\(plan.phases[1].items.map(\.name))")
        }
    }

    @Test("a hard pace on a fresh knee is objected to, an easy one isn't")
    func pace() throws {
        let rule = try #require(try MadePlans.safety.get().rules.first { $0.id == "knee-acute" })
        let bike = try #require(self.catalogue["stationary-bike"])
        #expect(!rule.forbids(bike, at: .moderate) && rule.forbids(bike, at: .vigorous))
    }
}
