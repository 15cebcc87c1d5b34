import Testing

@testable import Training

struct SessionStateTests {
    private static func event(
        _ kind: SessionEvent.Kind,
        _ id: String,
        at: Int64,
        exercise: Int? = nil,
        set: String? = nil,
        reps: Int? = nil,
        of: String? = nil
    ) -> SessionEvent {
        SessionEvent(id: id, at: at, kind: kind, exercise: exercise, set: set, reps: reps, of: of)
    }

    private static func started() -> SessionState {
        var state = SessionState(SampleWorkout.plan.phases)
        _ = state.apply(Self.event(.start, "s", at: 0))
        return state
    }

    @Test("goes from warm-up over sets and rests to the cool-down and ends there")
    func wholeWay() {
        var state = SessionState(SampleWorkout.plan.phases)
        #expect(state.apply(Self.event(.pause, "p", at: 0)) == .refused(.notStarted))
        #expect(state.apply(Self.event(.start, "s", at: 0)) == .applied)
        #expect(state.apply(Self.event(.start, "s2", at: 5)) == .refused(.started))
        var clock: Int64 = 0
        for (place, exercise) in state.exercises.enumerated() {
            #expect(state.current == place)
            let going = Self.event(.next, "n\(place)", at: clock, exercise: place + 1)
            #expect(state.apply(going) == .refused(.unfinished))
            for set in exercise.sets {
                clock += 60_000
                let done = Self.event(.completeSet, "\(place)-\(set.id)", at: clock, exercise: place + 1, set: set.id)
                #expect(state.apply(done) == .applied)
            }
            #expect(state.apply(going) == .applied)
        }
        #expect(state.current == nil && state.end?.how == .finished && state.doneSets == 6)
        #expect(state.apply(Self.event(.stop, "x", at: clock)) == .refused(.over))
    }

    @Test("the clock runs without pauses, whatever order they arrive in, and stands still after the end")
    func clock() {
        var state = Self.started()
        _ = state.apply(Self.event(.resume, "r", at: 50_000))
        #expect(state.ran(until: 60_000) == 60_000)
        _ = state.apply(Self.event(.pause, "p", at: 20_000))
        #expect(state.ran(until: 60_000) == 30_000 && !state.isPaused)
        _ = state.apply(Self.event(.pause, "q", at: 70_000))
        #expect(state.isPaused && state.ran(until: 500_000) == 40_000)
        _ = state.apply(Self.event(.stop, "x", at: 90_000))
        #expect(state.ran(until: 900_000) == 40_000 && !state.isPaused)
    }

    @Test("a rest begins with a set, ends by itself or by hand, and there is none after the last set")
    func rest() {
        var state = Self.started()
        _ = state.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1"))
        #expect(state.restEnds(at: 2_000) == 61_000)
        #expect(state.restEnds(at: 61_000) == nil)
        _ = state.apply(Self.event(.restEnded, "b", at: 5_000))
        #expect(state.restEnds(at: 6_000) == nil)
        _ = state.apply(Self.event(.completeSet, "c", at: 7_000, exercise: 2, set: "2"))
        #expect(state.restEnds(at: 8_000) == 67_000)
        #expect(state.apply(Self.event(.restLonger, "d", at: 9_000)) == .applied)
        #expect(state.apply(Self.event(.restLonger, "d", at: 9_000)) == .unchanged)
        #expect(state.restEnds(at: 68_000) == 82_000)
        _ = state.apply(Self.event(.completeSet, "e", at: 70_000, exercise: 2, set: "1"))
        #expect(state.restEnds(at: 71_000) == 130_000)
    }

    @Test("a set taken back isn't done, and what a removal hadn't seen stays done")
    func undoAndRemove() {
        var state = Self.started()
        _ = state.apply(Self.event(.removeSet, "r", at: 9_000, exercise: 2, set: "1"))
        #expect(state.exercises[1].shownSets.count == 2)
        _ = state.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1", reps: 8))
        #expect(state.exercises[1].shownSets.count == 3 && state.doneSets == 1)
        _ = state.apply(Self.event(.undoSet, "u", at: 2_000, exercise: 2, set: "1", of: "a"))
        #expect(state.doneSets == 0 && state.exercises[1].shownSets.count == 2)
        _ = state.apply(Self.event(.undoSet, "v", at: 3_000, exercise: 2, set: "2", of: "late"))
        _ = state.apply(Self.event(.completeSet, "late", at: 2_500, exercise: 2, set: "2"))
        #expect(state.doneSets == 0)
    }

    @Test("the later word on a set holds, and what it leaves out stays")
    func laterHolds() {
        var state = Self.started()
        var change = Self.event(.changeSet, "b", at: 2_000, exercise: 2, set: "1", reps: 12)
        change.kilograms = 22.5
        _ = state.apply(change)
        _ = state.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1", reps: 8))
        let numbers = state.exercises[1].sets[0].numbers
        #expect(numbers.reps == 12 && numbers.kilograms == 22.5)
    }

    @Test("skipping on purpose lets one go on, until it is taken back")
    func skip() {
        var state = Self.started()
        _ = state.apply(Self.event(.skip, "a", at: 1_000, exercise: 1))
        #expect(state.apply(Self.event(.next, "b", at: 2_000, exercise: 1)) == .applied)
        #expect(state.current == 1)
        _ = state.apply(Self.event(.unskip, "c", at: 3_000, exercise: 1))
        #expect(state.current == 0)
        #expect(state.apply(Self.event(.skip, "old", at: 500, exercise: 1)) == .unchanged)
    }

    @Test("what can't be is refused and changes nothing")
    func refused() {
        var state = Self.started()
        let before = state
        #expect(state.apply(Self.event(.completeSet, "a", at: 1, exercise: 9, set: "1")) == .refused(.noSuchExercise))
        #expect(state.apply(Self.event(.completeSet, "a", at: 1, exercise: 1, set: "7")) == .refused(.noSuchSet))
        #expect(state.apply(Self.event(.skip, "a", at: 1)) == .refused(.noSuchExercise))
        #expect(state == before)
        for number in 0..<40 { _ = state.apply(Self.event(.addSet, "set\(number)", at: 1, exercise: 1)) }
        #expect(state.exercises[0].sets.count == SessionExercise.mostSets)
    }

    @Test("of two straps the higher pulse holds, window by window")
    func pulse() {
        var state = Self.started()
        for (id, at, beats) in [("a", 31_000, 120.0), ("b", 16_000, 110), ("c", 32_000, 118), ("d", 44_000, 130)] {
            _ = state.apply(SessionEvent(id: id, at: Int64(at), kind: .heartRate, beats: beats, highestBeats: 140))
        }
        #expect(state.pulse.map(\.window) == [1, 2] && state.pulse.map(\.average) == [110, 130])
        #expect(state.pulse.highestBeats == 140)
    }
}
