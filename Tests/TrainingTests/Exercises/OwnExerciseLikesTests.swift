import Testing
import Web

@testable import Training

struct OwnExerciseLikesTests {
    private static func likes(_ input: [String: String]) throws -> [Exercise] {
        OwnExerciseLikes(OwnExerciseForm(FormInput(input)), in: try ExerciseCatalogue.shipped()).exercises
    }

    @Test func `what shares a name and moves alike is proposed first, each picture once`() throws {
        let likes = try Self.likes(["name": "Sofa squats", "pattern": "squat", "muscles": "quadriceps"])
        #expect(likes.first?.pattern == .squat && likes.first?.name.lowercased().contains("squat") == true)
        #expect(likes.count == OwnExerciseLikes.most)
        #expect(Set(likes.map { ExerciseFigures.name(of: $0) }).count == likes.count)
    }

    @Test(arguments: [[:], ["name": "Xyzzy"], ["equipment": "none"], ["pattern": "no-such", "muscles": "wings"]])
    func `nothing is proposed while nothing tells what it is like`(input: [String: String]) throws {
        #expect(try Self.likes(input).isEmpty)
    }

    @Test func `what was chosen stays while one searches for another`() throws {
        let likes = try Self.likes(["like": "bodyweight-squat", "likeWords": "push-up", "name": "Sofa squats"])
        #expect(likes.first?.id == "bodyweight-squat")
        #expect(likes.dropFirst().first?.name.lowercased().contains("push-up") == true)
        #expect(try Self.likes(["like": "no-such-thing"]).isEmpty)
    }

    @Test func `an own exercise has the figure of what it is like, in a workout of a buddy too`() throws {
        var facts = OwnExerciseStoreTests.hula
        facts.like = "bodyweight-squat"
        let exercise = OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0).exercise
        let figure = ExerciseFigures.name(of: "bodyweight-squat")
        #expect(!figure.isEmpty && ExerciseFigures.name(of: exercise) == figure)
        let pace = try #require(exercise.usualPace)
        let item = WorkoutItem(
            exercise: exercise,
            at: pace,
            sets: 1,
            reps: nil,
            seconds: 30,
            restSeconds: 0,
            reason: ""
        )
        #expect(ExerciseFigures.name(of: item, among: try ExerciseCatalogue.shipped()) == figure)
        facts.like = nil
        let plain = OwnExercise(id: "1", facts: facts, version: 1, createdAt: 0).exercise
        // Who has the exercise sees what it is like now.
        #expect(ExerciseFigures.name(of: item, among: ExerciseCatalogue([plain])).isEmpty)
    }
}
