import Testing

@testable import Training

struct TapTests {
    @Test("a session's taps are its start, the sets that wait for one, and its end if one of these is last")
    func taps() {
        // March and stretch go on by themselves; three sets of squats are said done.
        let sets = SampleWorkout.plan.phases[1].items[0].sets
        #expect(SampleWorkout.plan.taps == 1 + sets)
        var plan = SampleWorkout.plan
        plan.phases[2].items = []
        #expect(plan.taps == 2 + sets)
    }

    @Test("what is timed, and the warm-up and the cool-down, go on by themselves, and only what waits asks for effort")
    func runs() throws {
        let items = SampleWorkout.plan.phases.map { ($0.part, $0.items[0]) }
        for (part, item) in items {
            #expect(item.runsByItself(in: part) == (part != .main))
            #expect(item.asksEffort(in: part) == (part == .main))
        }
        var lift = try #require(items.first { $0.0 == .main }?.1)
        lift.role = .rampUp
        for part in [WorkoutPart.warmUp, .main] {
            #expect(!lift.runsByItself(in: part) && !lift.asksEffort(in: part) && !lift.isWorking(in: part))
        }
    }
}
