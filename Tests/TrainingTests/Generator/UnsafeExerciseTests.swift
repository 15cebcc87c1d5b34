import HealthMath
import Testing

@testable import Training

@Suite("A workout for somebody who is hurt")
struct UnsafeExerciseTests {
    @Test("leaves out what a rule forbids, and says which and why")
    func leavesOut() {
        let generator = self.generator { $0.pattern == .squat ? ["knee": 3] : [:] }
        let plan = GeneratorFixture.plan(generator, minutes: 90, facts: self.hurtKnee)
        #expect(plan.items.allSatisfy { !$0.exercise.hasPrefix("squat") })
        #expect(plan.leftOut.map(\.exercise).sorted() == ["squat-1", "squat-2", "squat-3"])
        #expect(plan.leftOut.allSatisfy { $0.reason == GeneratorFixture.knee.words })
    }

    @Test("has the same exercises again once nothing hurts")
    func healthy() {
        let generator = self.generator { $0.pattern == .squat ? ["knee": 3] : [:] }
        let plan = GeneratorFixture.plan(generator, minutes: 90, facts: TrainingFacts(goal: .strength))
        #expect(plan.items.contains { $0.exercise.hasPrefix("squat") })
        #expect(plan.leftOut.isEmpty)
    }

    @Test(
        "tells how an exercise spares what hurts",
        arguments: [
            (["knee": 1], "without bending the knee deep"), ([:], "without loading the knee"),
        ]
    )
    func kindness(joints: [String: Int], words: String) throws {
        let generator = self.generator { $0.pattern == .squat ? joints : ["knee": 3] }
        let plan = GeneratorFixture.plan(generator, facts: self.hurtKnee)
        let squat = try #require(GeneratorFixture.main(plan).first)
        #expect(squat.reason == "Works the front of the thigh and the glutes \(words)")
    }

    @Test("minds the rules for a member's own exercises too")
    func own() {
        let own = GeneratorFixture.exercise("own", .steady, joints: ["knee": 3])
        let generator = self.generator { _ in [:] }
        let plan = GeneratorFixture.plan(generator, minutes: 90, facts: self.hurtKnee, adding: [own])
        #expect(plan.items.allSatisfy { $0.exercise != "own" })
    }

    @Test("says that nothing safe is left for a kind of work, and what it offers instead")
    func nothingForAKind() {
        let generator = self.generator { $0.pattern == .steady ? ["knee": 3] : [:] }
        let plan = GeneratorFixture.plan(generator, minutes: 30, facts: self.hurtKnee)
        #expect(
            plan.notes.contains { $0.hasPrefix("Nothing safe for heart and lungs") && $0.contains("we offer more") }
        )
        #expect(abs(plan.seconds - 1_800) <= 180)
    }

    @Test("stays below what a rule allows at most, and says which rule")
    func mostIntensity() {
        let generator = WorkoutGenerator(
            catalogue: GeneratorFixture.catalogue,
            safety: SafetyRules([GeneratorFixture.heart]),
            builds: BuildBook([])
        )
        let facts = TrainingFacts(conditions: [.heart])
        let plan = GeneratorFixture.plan(generator, intensity: .vigorous, facts: facts)
        #expect(plan.items.allSatisfy { $0.intensity <= .moderate })
        #expect(plan.notes == ["This is moderate rather than vigorous. \(GeneratorFixture.heart.words)"])
    }

    @Test("offers an easier workout where nothing is left at the intensity asked")
    func easier() {
        let generator = WorkoutGenerator(
            catalogue: GeneratorFixture.catalogue,
            safety: SafetyRules([]),
            builds: BuildBook([])
        )
        let plan = GeneratorFixture.plan(generator, intensity: .hard)
        #expect(GeneratorFixture.main(plan).allSatisfy { $0.intensity <= .vigorous })
        #expect(plan.notes.contains { $0.contains("There isn’t enough") && $0.contains("vigorous") })
    }

    @Test("is empty, with a word about it, only when nothing at all is safe")
    func nothing() {
        let generator = self.generator { _ in ["knee": 3] }
        let plan = GeneratorFixture.plan(generator, facts: self.hurtKnee)
        #expect(plan.items.isEmpty)
        #expect(plan.notes.contains { $0.hasPrefix("We found nothing safe") })
        #expect(!plan.leftOut.isEmpty)
    }

    @Test("is short, and says so, when one exercise is left")
    func one() {
        let one = ExerciseCatalogue([GeneratorFixture.exercise("one", .squat)])
        let plan = GeneratorFixture.plan(
            WorkoutGenerator(catalogue: one, safety: SafetyRules([]), builds: BuildBook([])),
            minutes: 90
        )
        #expect(plan.items.map(\.exercise) == ["one"])
        #expect(plan.notes.contains { $0.hasPrefix("There is enough for about") })
    }

    private let hurtKnee = TrainingFacts(injuries: [Injury(area: .knee, kind: .recent)], goal: .strength)

    private func generator(_ joints: (Exercise) -> [String: Int]) -> WorkoutGenerator {
        let exercises = GeneratorFixture.catalogue.exercises.map { exercise in
            var exercise = exercise
            exercise.joints = joints(exercise)
            return exercise
        }
        return WorkoutGenerator(
            catalogue: ExerciseCatalogue(exercises),
            safety: SafetyRules([GeneratorFixture.knee]),
            builds: BuildBook([])
        )
    }
}
