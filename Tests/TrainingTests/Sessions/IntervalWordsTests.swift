import Testing

@testable import Training

struct IntervalWordsTests {
    private static func item(
        _ exercise: Exercise.ID,
        sets: Int = 4,
        seconds: Int? = 60,
        rest: Int = 75
    ) throws -> WorkoutItem {
        let catalogue = try ExerciseCatalogue.shipped()
        var item = SampleWorkout.item(
            try #require(catalogue[exercise]),
            sets: sets,
            reps: seconds == nil ? 10 : nil,
            seconds: seconds
        )
        item.restSeconds = rest
        return item
    }

    @Test func `intervals say both of their parts with their times`() throws {
        let item = try Self.item("jog-walk")
        let words = try #require(IntervalWords(item))
        #expect(words.work == "Run" && words.ease == "Walk")
        #expect(words.text(of: item, rest: 75) == "4 times: run for 1:00, then walk for 1:15")
    }

    @Test(arguments: [20, 30, 45, 60, 120])
    func `between runs with walking breaks one is told to walk, however long they are`(minutes: Int) throws {
        let dose = DoseTable(goal: .conditioning, level: .beginner, minutes: minutes).runBreaks
        let item = try Self.item("easy-jog", sets: dose.sets, seconds: dose.seconds, rest: dose.rest)
        let words = try #require(IntervalWords(item))
        #expect(words.work == "Run" && words.ease == "Walk")
        #expect(ExerciseFigures.name(of: words.easeExercise) == "walk")
    }

    @Test func `one stretch, a long one, and what has no rest say no parts`() throws {
        #expect(IntervalWords(try Self.item("jog-walk", sets: 1)) == nil)
        #expect(IntervalWords(try Self.item("jog-walk", seconds: 600)) == nil)
        #expect(IntervalWords(try Self.item("jog-walk", rest: 0)) == nil)
        #expect(IntervalWords(try Self.item("goblet-squat", seconds: nil)) == nil)
        #expect(IntervalWords(try Self.item("easy-jog", sets: 1, seconds: 1200)) == nil)
    }

    @Test(arguments: IntervalWords.known.keys.sorted())
    func `both parts are exercises of the catalogue and drawn`(exercise: Exercise.ID) throws {
        let words = try #require(IntervalWords.known[exercise])
        let catalogue = try ExerciseCatalogue.shipped()
        #expect(catalogue[exercise]?.measure == .seconds)
        #expect(catalogue[words.easeExercise] != nil)
        #expect(!ExerciseFigures.name(of: exercise).isEmpty && !ExerciseFigures.name(of: words.easeExercise).isEmpty)
    }

    @Test func `a run-walk is drawn running, and its walk walking`() throws {
        let words = try #require(IntervalWords.known["jog-walk"])
        #expect(words.workExercise.map(ExerciseFigures.name) == "easy-run")
        #expect(ExerciseFigures.name(of: words.easeExercise) == "walk")
    }

    @Test func `while the rest after an interval is on, it is known which one it follows`() throws {
        var state = SessionState([
            .init(part: .main, items: [try Self.item("jog-walk"), SampleWorkout.item(SampleWorkout.squat)])
        ])
        _ = state.apply(SessionEvent(id: "start", at: 0, kind: .start))
        #expect(state.rested(at: 1_000) == nil)
        _ = state.apply(SessionEvent(id: "a", at: 60_000, kind: .completeSet, exercise: 1, set: "1"))
        #expect(state.rested(at: 61_000) == 0)
        #expect(state.rested(at: 60_000 + 75_000) == nil)
    }
}
