/// How far a session got: a state machine that pages, devices and the server share.
///
/// Its events are facts. What they say about sets, time and pulse may arrive in any order and more than once, from as
/// many devices as one likes: the same facts make the same state, and where two speak of the same thing the later
/// holds, by time and then id. Only going on and ending depend on what is known when they arrive. `state.js` is its
/// twin in the browser; `session-states.json` holds both to the same cases.
struct SessionState: Sendable, Codable, Equatable {
    var exercises: [SessionExercise]
    /// Start, pauses and resumptions, in order of time and id.
    var ticks: [Tick] = []
    /// When a rest was last ended.
    var restEndedAt: Int64?
    /// In order of window.
    var pulse: [Pulse] = []
    var felt: Felt?
    var end: End?

    struct Tick: Sendable, Codable, Equatable {
        enum Kind: String, Sendable, Codable { case start, pause, resume }

        let id: String
        let at: Int64
        let kind: Kind
    }

    /// The pulse of fifteen seconds.
    struct Pulse: Sendable, Codable, Equatable {
        /// Fifteen seconds each, counted from 1970.
        let window: Int64
        /// In beats a minute.
        let average: Double
        let highest: Double

        static let seconds = 15
    }

    struct Felt: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        /// 1 to 10.
        let exertion: Double
    }

    struct End: Sendable, Codable, Equatable {
        enum How: String, Sendable, Codable { case finished, stopped }

        let id: String
        let at: Int64
        let how: How
    }

    init(_ exercises: [SessionExercise]) { self.exercises = exercises }

    /// Of what a workout plans, before it is started.
    init(_ phases: [WorkoutPlan.Phase]) {
        self.init(phases.flatMap { phase in phase.items.map { SessionExercise($0, part: phase.part) } })
    }
}

extension SessionState {
    /// The place of the exercise that is on, from 0; nil when the session is over.
    var current: Int? {
        self.end == nil ? self.exercises.firstIndex { !($0.passed && $0.isFinished) } : nil
    }

    var isPaused: Bool { self.end == nil && self.ticks.last?.kind == .pause }
    var startedAt: Int64? { self.ticks.first?.at }
    var doneSets: Int { self.exercises.reduce(0) { $0 + $1.doneSets.count } }
    var shownSets: Int { self.exercises.reduce(0) { $0 + $1.shownSets.count } }

    /// Milliseconds from the start until `now` or the end, pauses left out.
    func ran(until now: Int64) -> Int64 {
        let until = min(now, self.end?.at ?? now)
        var (sum, since): (Int64, Int64?) = (0, nil)
        for tick in self.ticks where tick.at <= until {
            if tick.kind == .pause {
                sum += since.map { tick.at - $0 } ?? 0
                since = nil
            } else {
                since = since ?? tick.at
            }
        }
        return sum + (since.map { until - $0 } ?? 0)
    }

    /// When the rest that is on ends, in milliseconds; nil when none is.
    func restEnds(at now: Int64) -> Int64? {
        guard let current else { return nil }
        var last: (at: Int64, rest: Int)?
        for exercise in self.exercises {
            for case let completion? in exercise.sets.map(\.completion) where completion.at >= last?.at ?? 0 {
                last = (completion.at, exercise.rest)
            }
        }
        guard let last, last.at > self.restEndedAt ?? 0 else { return nil }
        let isLast = current == self.exercises.count - 1 && self.exercises[current].isFinished
        let ends = last.at + Int64(last.rest) * 1_000
        return isLast || ends <= now ? nil : ends
    }
}
