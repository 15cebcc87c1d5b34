import HealthMath
import Testing

@testable import Training

/// A fresh wrist carries nothing: what hands are told to do in the exercises that it leaves open.
struct CatalogueWristTests {
    private static let shipped = Result { (try ExerciseCatalogue.shipped(), try SafetyRules.shipped().rules) }

    private func isOpen(_ exercise: Exercise) throws -> Bool {
        let rule = try #require(try Self.shipped.get().1.first { $0.cause.area == .wrist && $0.cause.acute == true })
        return !rule.forbids(exercise)
    }

    /// Words that let hands carry the body, press, or pull.
    private static let carrying = [
        "hands? (resting |rest )?(flat )?on (the |your |that |an? |it |one )?(bent )?"
            + "(floor|ground|thighs?|counter|chair|bench|rail|seat|knees?|edge|box|step|frame)",
        "hold (on to )?(the|your|an?) (ankle|frame|handles?|bar|rope|towel|strap|edge|foot|door)",
        "hands under", "(draw|pull) [a-z ]{0,30}with (both |your )*hands", "palms? (flat )?on",
        "walk (your|the) hands", "fingertips on a (counter|chair)", "lean on (your|the) (hand|palm)",
        "holds? it (there|above the elbow)", "hands behind you", "hands and (feet|knees|toes)",
    ]

    /// Hands that lie there while the trunk is upright or the legs hold it, or that only keep the balance at a rail.
    private static let idle: Set<Exercise.ID> = [
        "stair-walk", "loaded-stair-climb", "seated-cat", "seated-cat-yoga", "hip-hinge-warmup", "goddess-pose",
        "quick-ballroom", "seated-forward-fold", "water-leg-swings",
    ]

    @Test("nothing that a fresh wrist is offered tells the hands to carry, to press or to pull")
    func words() throws {
        let patterns = try Self.carrying.map { try Regex($0).ignoresCase() }
        let open = try Self.shipped.get().0.exercises.filter { try self.isOpen($0) && !Self.idle.contains($0.id) }
        #expect(open.count > 300)
        for exercise in open {
            for text in [exercise.about] + exercise.cues {
                #expect(!patterns.contains { text.contains($0) }, "\(exercise.id): \(text)")
            }
        }
    }

    @Test("no position on the hands, and no trunk on hands at a wall, a counter or the thighs, is open to it")
    func positions() throws {
        let catalogue = try Self.shipped.get().0
        for exercise in catalogue.exercises where try self.isOpen(exercise) {
            #expect(exercise.position != .hanging, "\(exercise.id)")
            let isOnHands = [.onHandsAndFeet, .onHandsAndKnees].contains(exercise.position)
            let isOnForearms = (exercise.cues + [exercise.about]).contains { $0.lowercased().contains("forearm") }
            #expect(!isOnHands || isOnForearms, "\(exercise.id)")
        }
    }

    @Test(
        "what leans on hands or pulls a leg or an arm with them is closed to it",
        arguments: [
            "standing-cat", "standing-cat-yoga", "standing-hamstring-stretch", "inner-thigh-stretch-standing",
            "half-forward-fold", "forward-fold", "standing-sun-flow", "seated-inner-thigh-stretch", "triangle-pose",
            "supported-hip-hinge", "child-rest", "cable-kickback", "cable-side-leg-lift", "standing-quad-stretch",
            "side-lying-quad", "seated-glute-hug", "walking-knee-hug", "knees-to-chest", "lying-figure-four",
            "cross-arm-stretch", "seated-cross-arm-stretch", "triceps-stretch", "towel-pass", "catch-and-stand",
            "deep-squat-hold", "wall-handstand", "muscle-up", "kettlebell-windmill", "devils-press", "jefferson-curl",
            "foam-roll-calves",
        ]
    )
    func leaning(id: Exercise.ID) throws {
        #expect(try !self.isOpen(#require(try Self.shipped.get().0[id])))
    }
}
