import Testing

@testable import Training

/// A workout with exercises in turn, under way.
struct SupersetSessionTests {
    /// A march, squats and presses in turn, a stretch.
    private var state: SessionState
    private var clock: Int64 = 0

    init() {
        self.state = SessionState(SampleWorkout.inTurn.phases)
        self.tell(.start)
        self.tell(.completeSet, exercise: 1, set: "1")
        self.tell(.next, exercise: 1)
    }

    /// Tells an event a minute after the last.
    private mutating func tell(_ kind: SessionEvent.Kind, exercise: Int? = nil, set: String? = nil) {
        self.clock += 60_000
        let event = SessionEvent(id: "\(kind)-\(self.clock)", at: self.clock, kind: kind, exercise: exercise, set: set)
        #expect(self.state.apply(event) == .applied, "\(event)")
    }

    /// Does the set that is on; the number of its exercise and the set's.
    private mutating func doNext() throws -> String {
        let place = try #require(self.state.current)
        let set = try #require(self.state.exercises[place].shownSets.first { !$0.isDone })
        self.tell(.completeSet, exercise: place + 1, set: set.id)
        return "\(place + 1) \(set.id)"
    }

    /// The seconds of rest that begin with the last event; nil for none.
    private var rest: Int64? { self.state.restEnds(at: self.clock).map { ($0 - self.clock) / 1_000 } }

    @Test("goes from one to the other, and rests after both")
    func inTurn() throws {
        var (state, rests, done): (Self, [Int64?], [String]) = (self, [], [])
        for _ in 0..<6 {
            done.append(try state.doNext())
            rests.append(state.rest)
        }
        #expect(done == ["2 1", "3 1", "2 2", "3 2", "2 3", "3 3"])
        #expect(rests == [nil, 60, nil, 60, nil, 60])
        state.tell(.next, exercise: 2)
        #expect(state.state.exercises[1].passed && state.state.exercises[2].passed && state.state.current == 3)
    }

    @Test("what is left of it alone rests as long as both, skipped or with a set more")
    func alone() throws {
        var state = self
        #expect(try state.doNext() == "2 1")
        state.tell(.skip, exercise: 3)
        #expect(try state.doNext() == "2 2")
        #expect(state.rest == 60)
        #expect(try state.doNext() == "2 3")
        state.tell(.unskip, exercise: 3)
        #expect(try (1...3).map { _ in try state.doNext() } == ["3 1", "3 2", "3 3"])
        state.tell(.addSet, exercise: 3)
        #expect(try state.doNext().hasPrefix("3 addSet"))
        #expect(state.rest == 60)
    }

    @Test("a set taken back is on again, and one left out is passed over")
    func undone() throws {
        var state = self
        for _ in 0..<3 { _ = try state.doNext() }
        state.tell(.undoSet, exercise: 2, set: "1")
        #expect(state.state.current == 1)
        #expect(try (1...2).map { _ in try state.doNext() } == ["2 1", "3 2"])
        state.tell(.removeSet, exercise: 2, set: "3")
        #expect(try state.doNext() == "3 3")
    }

    @Test("a longer rest lasts, and there is none after the last set of all")
    func longer() throws {
        var state = self
        for _ in 0..<2 { _ = try state.doNext() }
        let ends = try #require(state.state.restEnds(at: state.clock))
        let event = SessionEvent(id: "longer", at: state.clock + 1_000, kind: .restLonger)
        #expect(state.state.apply(event) == .applied)
        #expect(state.state.restEnds(at: state.clock) == ends + 15_000)
        var last = SessionState([SampleWorkout.inTurn.phases[1]])
        let start = SessionEvent(id: "s", at: 0, kind: .start)
        let sets = ["1", "2", "3"].flatMap { set in [(1, set), (2, set)] }
        let done = sets.enumerated().map { number, one in
            let at = Int64(number + 1) * 1_000
            return SessionEvent(id: "d\(number)", at: at, kind: .completeSet, exercise: one.0, set: one.1)
        }
        last.applyAll([start] + done)
        #expect(last.restEnds(at: 6_000) == nil && last.current == 0)
        #expect(last.apply(SessionEvent(id: "n", at: 9_000, kind: .next, exercise: 1)) == .applied)
        #expect(last.end?.how == .finished)
    }

    @Test("one of three with the fewest sets done is on, in their order")
    func three() throws {
        var phase = SampleWorkout.inTurn.phases[1]
        phase.items.append(phase.items[1])
        phase.items[1].restSeconds = Superset.change
        phase.items[0].sets = 2
        phase.items[2].sets = 4
        var state = self
        state.state = SessionState([phase])
        state.tell(.start)
        let done = try (0..<9).map { _ in try state.doNext() }
        #expect(done == ["1 1", "2 1", "3 1", "1 2", "2 2", "3 2", "2 3", "3 3", "3 4"])
    }
}
