import Testing

@testable import Training

/// What might happen in a session, by chance but always the same for a seed.
struct RandomSession {
    /// A small generator that gives the same numbers on every machine (SplitMix64).
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            self.state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = self.state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    let start = SessionState(SampleWorkout.plan.phases)
    private(set) var events: [SessionEvent]

    init(seed: UInt64, kinds: [SessionEvent.Kind] = SessionEvent.Kind.allCases, count: Int = 60) {
        var dice = Dice(state: seed)
        let exercises = self.start.exercises
        self.events = [SessionEvent(id: "start", at: 0, kind: .start)]
        for number in 0..<count {
            let exercise = Int.random(in: 1...exercises.count, using: &dice)
            let sets = exercises[exercise - 1].sets.map(\.id)
            var event = SessionEvent(
                id: "event-\(number)",
                at: Int64.random(in: 0...100, using: &dice) * 1_000,
                kind: kinds.randomElement(using: &dice) ?? .pause,
                exercise: exercise,
                set: sets.randomElement(using: &dice)
            )
            event.reps = Bool.random(using: &dice) ? Int.random(in: 0...20, using: &dice) : nil
            event.kilograms = Bool.random(using: &dice) ? Double(Int.random(in: 0...100, using: &dice)) / 2 : nil
            event.exertion = Bool.random(using: &dice) ? Double(Int.random(in: 1...10, using: &dice)) : nil
            event.of = "event-\(Int.random(in: 0..<count, using: &dice))"
            if event.kind == .undoSet, let known = self.events.last(where: { $0.kind == .completeSet }) {
                (event.exercise, event.set, event.of) = (known.exercise, known.set, known.id)
            }
            event.beats = Double(Int.random(in: 60...180, using: &dice))
            self.events.append(event)
        }
    }

    /// What must not depend on the order in which it arrives.
    static let facts: [SessionEvent.Kind] = [
        .pause, .resume, .completeSet, .changeSet, .undoSet, .addSet, .removeSet, .skip, .unskip, .restEnded,
        .restLonger, .heartRate, .feel,
    ]

    /// The same in another order, the start first.
    func shuffled(_ seed: UInt64) -> [SessionEvent] {
        var dice = Dice(state: seed)
        return [self.events[0]] + self.events.dropFirst().shuffled(using: &dice)
    }
}

extension SessionState {
    mutating func applyAll(_ events: [SessionEvent]) { for event in events { _ = self.apply(event) } }
}
