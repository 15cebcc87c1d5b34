import Foundation
import HealthMath
import Storage

@testable import Training

/// Events and what came of them, recorded: `session-states.json` holds the server's state machine and energy and the
/// browser's twins to the same answers.
struct SessionStateCase: Codable, Equatable {
    let name: String
    let script: SessionScript
    let exercises: [SessionExercise]
    let events: [SessionEvent]
    let outcomes: [String]
    let state: SessionState
    let looks: [Look]

    /// What follows from the state at a moment.
    struct Look: Codable, Equatable {
        let at: Int64
        let ran: Int64
        let restEnds: Int64?
        let paused: Bool
        /// −1 for none.
        let current: Int
        let done: Int
        let shown: Int
        /// To a thousandth.
        let kilocalories: Double
    }

    init(_ name: String, _ script: SessionScript, _ exercises: [SessionExercise], _ events: [SessionEvent]) {
        var state = SessionState(exercises)
        self.name = name
        self.script = script
        self.exercises = exercises
        self.events = events
        self.outcomes = events.map { event in
            switch state.apply(event) {
            case .applied: "applied"
            case .unchanged: "unchanged"
            case .refused(let refusal): refusal.rawValue
            }
        }
        self.state = state
        self.looks = [0, 30_000, 77_000, 101_000, 400_000].map { (now: Int64) in
            let session = TrainingSession(id: "", workout: "", day: .first, script: script, state: state)
            let seconds = session.seconds(until: Date(milliseconds: now))
            return Look(
                at: now,
                ran: state.ran(until: now),
                restEnds: state.restEnds(at: now),
                paused: state.isPaused,
                current: state.current ?? -1,
                done: state.doneSets,
                shown: state.shownSets,
                kilocalories: (SessionEnergy(session, seconds: seconds).kilocalories * 1_000).rounded() / 1_000
            )
        }
    }
}
