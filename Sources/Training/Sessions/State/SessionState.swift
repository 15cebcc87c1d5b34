/// The progress of a session: a state machine that pages, devices and the server share.
///
/// Events are facts. Those about sets, time and pulse may arrive in any order and more than once, from any number of
/// devices: the same facts make the same state, and of two facts about the same thing the later one counts, by time and
/// then id. Only going on and ending depend on what is known when they arrive. `state.js` does the same in the browser;
/// both are tested against `session-states.json`.
struct SessionState: Sendable, Codable, Equatable {
    var exercises: [SessionExercise]
    /// Starts, pauses and resumptions by time and id.
    var ticks: [Tick] = []
    /// When a rest was last ended.
    var restEndedAt: Int64?
    /// The wishes for a longer rest by time and id; nil before the first.
    var restLonger: [Longer]?
    /// Heart rates by window.
    var pulse: [Pulse] = []
    var felt: Felt?
    var end: End?
    /// How often its exercises changed while it was under way, because its workout did; nil for never.
    var changes: Int?

    struct Tick: Sendable, Codable, Equatable {
        enum Kind: String, Sendable, Codable { case start, pause, resume }

        let id: String
        let at: Int64
        let kind: Kind
    }

    struct Longer: Sendable, Codable, Equatable {
        let id: String
        let at: Int64

        static let seconds = 15
    }

    /// The heart rate in fifteen seconds.
    struct Pulse: Sendable, Codable, Equatable {
        /// The number of the fifteen seconds since 1970.
        let window: Int64
        /// In beats a minute.
        let average: Double
        let highest: Double

        static let seconds = 15
    }

    struct Felt: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        /// The exertion, 1 to 10.
        let exertion: Double
    }

    struct End: Sendable, Codable, Equatable {
        enum How: String, Sendable, Codable { case finished, stopped }

        let id: String
        let at: Int64
        let how: How
    }

    init(_ exercises: [SessionExercise]) { self.exercises = exercises }

    /// Creates the state of a workout's plan before its start.
    init(_ phases: [WorkoutPlan.Phase]) {
        let plan = WorkoutPlan(phases: phases)
        self.init(
            phases.flatMap { phase in
                phase.items.map { SessionExercise($0, part: phase.part, before: plan.workingKilograms(of: $0)) }
            }
        )
    }
}

extension SessionState {
    /// The index of the current exercise; nil when the session is over.
    ///
    /// It is the one with the fewest sets done in a superset, the first of equals.
    var current: Int? {
        guard self.end == nil, let first = self.exercises.firstIndex(where: { !($0.passed && $0.isFinished) }) else {
            return nil
        }
        let left = self.superset(around: first).filter { !self.exercises[$0].isFinished }
        return left.min { self.exercises[$0].doneSets.count < self.exercises[$1].doneSets.count } ?? first
    }

    /// Returns the key of an exercise by its index; one that never moved has its number as its key.
    func key(of place: Int) -> String { self.exercises[place].key ?? String(place + 1) }

    /// Returns the indices of the exercises that are done in turn with one; only its own where it stands alone.
    func superset(around place: Int) -> Range<Int> { self.exercises.superset(around: place, \.superset) }

    var isPaused: Bool { self.end == nil && self.ticks.last?.kind == .pause }
    var startedAt: Int64? { self.ticks.first?.at }
    var doneSets: Int { self.exercises.reduce(0) { $0 + $1.doneSets.count } }
    var shownSets: Int { self.exercises.reduce(0) { $0 + $1.shownSets.count } }

    /// When something was last done: a set completed, an exercise skipped, or a heart rate measured; nil before that.
    var lastDone: Int64? {
        let sets = self.exercises.flatMap { exercise in
            exercise.sets.compactMap { $0.completion?.at } + [exercise.skip?.at].compactMap(\.self)
        }
        let pulse = self.pulse.last.map { ($0.window + 1) * Int64(Pulse.seconds * 1_000) }
        return (sets + [pulse].compactMap(\.self)).max()
    }

    /// Returns the milliseconds from the start until `now` or the end, without pauses.
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
}
