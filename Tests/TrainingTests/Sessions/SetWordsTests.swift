import Foundation
import HealthMath
import Members
import Testing

@testable import Training

@Suite("The words for the sets of a session")
struct SetWordsTests {
    @Test(
        "a time that is over reads the same on its clock as in a list",
        arguments: [(42.6, "0:43", "43 s"), (42.4, "0:42", "42 s")]
    )
    func rounded(seconds: Double, clock: String, words: String) {
        #expect(SetWords.rounded(seconds) == clock && ActivityWords.time(seconds) == words)
    }

    private static func session(_ items: [WorkoutItem]) -> TrainingSession {
        var plan = SampleWorkout.plan
        plan.phases[1].items = items
        var state = SessionState(plan.phases)
        _ = state.apply(SessionEvent(id: "start", at: 0, kind: .start))
        return TrainingSession(
            id: "session",
            workout: "workout",
            day: CalendarDay(Gym.now, in: .gmt),
            script: SessionScript(title: "Run", phases: plan.phases, body: nil),
            state: state
        )
    }

    @Test("count a session with a long run in minutes")
    func minutes() {
        var run = SampleWorkout.item(SampleWorkout.march, sets: 1, reps: nil, seconds: 1_200)
        run.restSeconds = 0
        var session = Self.session([run, SampleWorkout.item(SampleWorkout.squat)])
        // Twenty minutes, and three sets of ten in four seconds each with a minute's rest.
        #expect(SetWords.working(session) == "0 of 25 min")
        let event = SessionEvent(id: "a", at: 1_000, kind: .completeSet, exercise: 2, set: "1")
        #expect(session.state.apply(event) == .applied)
        #expect(SetWords.working(session) == "20 of 25 min")
        #expect(session.doneSets.hasLongWay)
    }

    @Test("count lifts and short holds in sets")
    func sets() {
        let hold = SampleWorkout.item(SampleWorkout.march, sets: 2, reps: nil, seconds: 180)
        var session = Self.session([hold, SampleWorkout.item(SampleWorkout.squat)])
        // Before the warm-up is done it says that its sets don't count.
        #expect(SetWords.working(session) == "5 sets after the warm-up")
        let event = SessionEvent(id: "a", at: 1_000, kind: .completeSet, exercise: 2, set: "1")
        #expect(session.state.apply(event) == .applied)
        #expect(SetWords.working(session) == "1 of 5 sets")
        #expect(!session.doneSets.hasLongWay)
    }
}
