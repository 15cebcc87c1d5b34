import HealthMath
import Testing

@testable import Training

struct VideoQueryTests {
    private func words(_ sex: Sex?, _ level: Level) -> String {
        VideoQuery(Sample.exercise("push-up"), for: Viewer(sex: sex, level: level, goal: .strength)).words
    }

    @Test("a query names the exercise, the level, and a gender only where one was given as female or male")
    func exercise() {
        #expect(self.words(.female, .beginner) == "push up proper form beginners for women")
        #expect(self.words(.male, .advanced) == "push up technique advanced for men")
        #expect(self.words(.other, .beginner) == "push up proper form beginners")
        #expect(self.words(nil, .advanced) == "push up technique advanced")
    }

    @Test("beginners get general and form advice for their goal, others don't", arguments: TrainingGoal.allCases)
    func advice(goal: TrainingGoal) {
        let viewer = Viewer(sex: .female, level: .beginner, goal: goal)
        #expect(VideoTopic.allCases.filter { $0.suits(.beginner) } == VideoTopic.allCases)
        #expect(VideoTopic.allCases.filter { $0.suits(.advanced) } == [.warmUp, .coolDown])
        #expect(VideoTopic.allCases.allSatisfy { !ExerciseFigures.name(of: $0.exercise).isEmpty })
        #expect(VideoQuery(.beginning, for: viewer).words.hasPrefix("how to start "))
        #expect(VideoQuery(.form, for: viewer).words.hasSuffix("beginners for women"))
    }

    @Test("a name of somebody's own can't get anything but words into an address")
    func escaping() {
        var exercise = Sample.exercise("x")
        exercise.name = "Hop & \"skip\"?key=<b>é\u{202E} 100 %"
        let query = VideoQuery(exercise, for: Viewer(sex: nil, level: .advanced, goal: .muscle))
        #expect(query.words == "hop skip key b é 100 technique advanced")
        #expect(
            query.address == "https://www.youtube.com/results?search_query=hop+skip+key+b+%C3%A9+100+technique+advanced"
        )
        exercise.name = String(repeating: "long ", count: 500)
        #expect(VideoQuery(exercise, for: Viewer(sex: nil, level: .advanced, goal: .muscle)).words.count <= 120)
    }

    @Test(
        "only eleven letters, digits, hyphens and underscores are an id",
        arguments: [
            "", "short", "twelve-chars", "has space 1", "quote\"'<>ab", "../../../ab", "ümlaut12345", "a\u{0}bcdefghij",
        ]
    )
    func ids(id: String) {
        #expect(Video(id: id, title: "A title", channel: "") == nil)
        #expect(Video(id: "Az09-_Az09-", title: "A title", channel: "") != nil)
    }
}
