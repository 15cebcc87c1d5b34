import Testing

@testable import Training

struct EffortWordsTests {
    private static let split = Sample.exercise("split-squat")
    private static let catalogue = ExerciseCatalogue([SampleWorkout.squat, SampleWorkout.press, split])

    private static func words(_ items: [(exercise: Exercise, reserve: Int?)]) -> String {
        let lines = items.map { one in
            var item = SampleWorkout.item(one.exercise)
            item.reserve = one.reserve
            return item
        }
        return WorkoutWords.effort(WorkoutPlan(phases: [.init(part: .main, items: lines)]), knowing: Self.catalogue)
    }

    @Test func `a weight is chosen so that the reserve is left`() {
        #expect(Self.words([(SampleWorkout.squat, 1)]).hasSuffix("end each set while you could still do one more."))
        #expect(Self.words([(SampleWorkout.squat, 2), (Self.split, 2)]).hasSuffix("you could still do 2 more."))
    }

    @Test func `what keeps more in reserve is told with the rest`() {
        #expect(Self.words([(SampleWorkout.squat, 1), (SampleWorkout.press, 3)]).hasSuffix("still do 1 to 3 more."))
    }

    @Test func `one's own weight can't be chosen, so a version is`() {
        let words = Self.words([(Self.split, 3), (SampleWorkout.march, nil)])
        #expect(words.contains("still do about 3 more") && words.contains("a harder version"))
        #expect(!words.contains("end each set"))
    }

    @Test func `what is judged by METs says nothing of it`() { #expect(Self.words([(SampleWorkout.squat, nil)]) == "") }
}
