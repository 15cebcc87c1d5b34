import Foundation
import HealthMath
import Storage
import Testing

@testable import Training

/// Until when a session's time counts.
struct CountedTimeTests {
    /// A session of the sample workout with its events at so many seconds after its start.
    private func session(
        _ events: [(kind: SessionEvent.Kind, at: Double, exercise: Int?, set: String?)]
    ) -> TrainingSession {
        var state = SessionState(SampleWorkout.plan.phases)
        let all = [(.start, 0, nil, nil)] + events
        for (place, event) in all.enumerated() {
            _ = state.apply(
                SessionEvent(
                    id: "event-\(place)",
                    at: Gym.now.addingTimeInterval(event.at).milliseconds,
                    kind: event.kind,
                    exercise: event.exercise,
                    set: event.set
                )
            )
        }
        let script = SessionScript(title: "Legs", phases: SampleWorkout.plan.phases, body: nil)
        return TrainingSession(id: "", workout: "", day: .first, script: script, state: state)
    }

    private func seconds(_ session: TrainingSession, at seconds: Double = 9_000) -> Double {
        session.countedSeconds(until: Gym.now.addingTimeInterval(seconds))
    }

    @Test("the time ends half a minute after the last thing done, however late one taps Finish or Stop")
    func late() {
        let done = [(SessionEvent.Kind.completeSet, 300.0, 2 as Int?, "1" as String?)]
        #expect(self.seconds(self.session(done + [(.stop, 450, nil, nil)])) == 330)
        #expect(self.seconds(self.session(done + [(.stop, 8_000, nil, nil)])) == 330)
        #expect(self.seconds(self.session(done + [(.stop, 310, nil, nil)])) == 310)
        #expect(self.seconds(self.session([(.stop, 310, nil, nil)])) == 310)
    }

    @Test func `a set that was told as a day long counts as the longest that one goes on`() {
        var session = self.session([])
        var long = SessionEvent(id: "long", at: Gym.now.milliseconds, kind: .completeSet, exercise: 1, set: "1")
        long.seconds = 86_400
        #expect(session.state.apply(long) == .applied)
        #expect(session.state.isWithinLimits)
        #expect(session.doneSets.map(\.seconds) == [WorkoutLimits.longestSet])
    }

    @Test("while it runs the clock goes on, and pauses count neither way")
    func running() {
        let done = [(SessionEvent.Kind.completeSet, 300.0, 2 as Int?, "1" as String?)]
        #expect(self.seconds(self.session(done), at: 900) == 900)
        let paused: [(SessionEvent.Kind, Double, Int?, String?)] = [(.pause, 100, nil, nil), (.resume, 200, nil, nil)]
        #expect(self.seconds(self.session(paused + done + [(.stop, 450, nil, nil)])) == 230)
    }
}
