import Testing

@testable import Training

struct ConductTests {
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

    private static func started() -> Conduct {
        var conduct = Conduct(SampleWorkout.plan.phases)
        _ = conduct.apply(Self.event(.start, "s", at: 0))
        return conduct
    }

    @Test("goes from warm-up over sets and rests to the cool-down and ends there")
    func wholeWay() {
        var conduct = Conduct(SampleWorkout.plan.phases)
        #expect(conduct.apply(Self.event(.pause, "p", at: 0)) == .refused(.notStarted))
        #expect(conduct.apply(Self.event(.start, "s", at: 0)) == .applied)
        #expect(conduct.apply(Self.event(.start, "s2", at: 5)) == .refused(.started))
        var clock: Int64 = 0
        for (place, exercise) in conduct.exercises.enumerated() {
            #expect(conduct.current == place)
            let going = Self.event(.next, "n\(place)", at: clock, exercise: place + 1)
            #expect(conduct.apply(going) == .refused(.unfinished))
            for set in exercise.sets {
                clock += 60_000
                let done = Self.event(.completeSet, "\(place)-\(set.id)", at: clock, exercise: place + 1, set: set.id)
                #expect(conduct.apply(done) == .applied)
            }
            #expect(conduct.apply(going) == .applied)
        }
        #expect(conduct.current == nil && conduct.end?.how == .finished && conduct.doneSets == 6)
        #expect(conduct.apply(Self.event(.stop, "x", at: clock)) == .refused(.over))
    }

    @Test("the clock runs without pauses, whatever order they arrive in, and stands still after the end")
    func clock() {
        var conduct = Self.started()
        _ = conduct.apply(Self.event(.resume, "r", at: 50_000))
        #expect(conduct.ran(until: 60_000) == 60_000)
        _ = conduct.apply(Self.event(.pause, "p", at: 20_000))
        #expect(conduct.ran(until: 60_000) == 30_000 && !conduct.isPaused)
        _ = conduct.apply(Self.event(.pause, "q", at: 70_000))
        #expect(conduct.isPaused && conduct.ran(until: 500_000) == 40_000)
        _ = conduct.apply(Self.event(.stop, "x", at: 90_000))
        #expect(conduct.ran(until: 900_000) == 40_000 && !conduct.isPaused)
    }

    @Test("a rest begins with a set, ends by itself or by hand, and there is none after the last set")
    func rest() {
        var conduct = Self.started()
        _ = conduct.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1"))
        #expect(conduct.restEnds(at: 2_000) == 61_000)
        #expect(conduct.restEnds(at: 61_000) == nil)
        _ = conduct.apply(Self.event(.restEnded, "b", at: 5_000))
        #expect(conduct.restEnds(at: 6_000) == nil)
        _ = conduct.apply(Self.event(.completeSet, "c", at: 7_000, exercise: 2, set: "2"))
        #expect(conduct.restEnds(at: 8_000) == 67_000)
    }

    @Test("a set taken back isn't done, and what a removal hadn't seen stays done")
    func undoAndRemove() {
        var conduct = Self.started()
        _ = conduct.apply(Self.event(.removeSet, "r", at: 9_000, exercise: 2, set: "1"))
        #expect(conduct.exercises[1].shownSets.count == 2)
        _ = conduct.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1", reps: 8))
        #expect(conduct.exercises[1].shownSets.count == 3 && conduct.doneSets == 1)
        _ = conduct.apply(Self.event(.undoSet, "u", at: 2_000, exercise: 2, set: "1", of: "a"))
        #expect(conduct.doneSets == 0 && conduct.exercises[1].shownSets.count == 2)
        _ = conduct.apply(Self.event(.undoSet, "v", at: 3_000, exercise: 2, set: "2", of: "late"))
        _ = conduct.apply(Self.event(.completeSet, "late", at: 2_500, exercise: 2, set: "2"))
        #expect(conduct.doneSets == 0)
    }

    @Test("the later word on a set holds, and what it leaves out stays")
    func laterHolds() {
        var conduct = Self.started()
        var change = Self.event(.changeSet, "b", at: 2_000, exercise: 2, set: "1", reps: 12)
        change.kilograms = 22.5
        _ = conduct.apply(change)
        _ = conduct.apply(Self.event(.completeSet, "a", at: 1_000, exercise: 2, set: "1", reps: 8))
        let numbers = conduct.exercises[1].sets[0].numbers
        #expect(numbers.reps == 12 && numbers.kilograms == 22.5)
    }

    @Test("skipping on purpose lets one go on, until it is taken back")
    func skip() {
        var conduct = Self.started()
        _ = conduct.apply(Self.event(.skip, "a", at: 1_000, exercise: 1))
        #expect(conduct.apply(Self.event(.next, "b", at: 2_000, exercise: 1)) == .applied)
        #expect(conduct.current == 1)
        _ = conduct.apply(Self.event(.unskip, "c", at: 3_000, exercise: 1))
        #expect(conduct.current == 0)
        #expect(conduct.apply(Self.event(.skip, "old", at: 500, exercise: 1)) == .unchanged)
    }

    @Test("what can't be is refused and changes nothing")
    func refused() {
        var conduct = Self.started()
        let before = conduct
        #expect(conduct.apply(Self.event(.completeSet, "a", at: 1, exercise: 9, set: "1")) == .refused(.noSuchExercise))
        #expect(conduct.apply(Self.event(.completeSet, "a", at: 1, exercise: 1, set: "7")) == .refused(.noSuchSet))
        #expect(conduct.apply(Self.event(.skip, "a", at: 1)) == .refused(.noSuchExercise))
        #expect(conduct == before)
        for number in 0..<40 { _ = conduct.apply(Self.event(.addSet, "set\(number)", at: 1, exercise: 1)) }
        #expect(conduct.exercises[0].sets.count == ConductedExercise.mostSets)
    }

    @Test("of two straps the higher pulse holds, window by window")
    func pulse() {
        var conduct = Self.started()
        for (id, at, beats) in [("a", 31_000, 120.0), ("b", 16_000, 110), ("c", 32_000, 118), ("d", 44_000, 130)] {
            _ = conduct.apply(SessionEvent(id: id, at: Int64(at), kind: .heartRate, beats: beats, highestBeats: 140))
        }
        #expect(conduct.pulse.map(\.window) == [1, 2] && conduct.pulse.map(\.average) == [110, 130])
        #expect(conduct.pulse.highestBeats == 140)
    }
}
