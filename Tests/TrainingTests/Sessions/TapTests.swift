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

    @Test("how to find a weight says how many repetitions it would allow")
    func newWeight() {
        let words = "How heavy? Take a weight with which 3 more repetitions would be possible after the last."
        #expect(SessionSetView.newWords(3) == words)
        #expect(SessionSetView.newWords(1).contains("1 more repetition would"))
    }

    @Test("a run in one piece is no set")
    func onePiece() {
        let run = SampleWorkout.item(Sample.exercise("run", category: .cardio), reps: nil, seconds: 1_200)
        #expect(SessionSetView.name(1, of: 1, in: run) == "All of it")
        #expect(SessionSetView.name(1, of: 2, in: run) == "Set 1")
        let plank = SampleWorkout.item(Sample.exercise("plank", category: .strength), reps: nil, seconds: 40)
        #expect(SessionSetView.name(1, of: 1, in: plank) == "Set 1")
    }

    @Test("what is timed, and the warm-up and the cool-down, go on by themselves, and what waits asks for effort")
    func runs() throws {
        let items = SampleWorkout.plan.phases.map { ($0.part, $0.items[0]) }
        for (part, item) in items {
            #expect(item.runsByItself(in: part) == (part != .main))
            for isPlanned in [false, true] {
                #expect(
                    item.asksEffort(in: part, of: SampleWorkout.squat, isPlannedByEffort: isPlanned) == (part == .main)
                )
            }
        }
        var lift = try #require(items.first { $0.0 == .main }?.1)
        lift.role = .rampUp
        for part in [WorkoutPart.warmUp, .main] {
            #expect(!lift.runsByItself(in: part) && !lift.isWorking(in: part))
            #expect(!lift.asksEffort(in: part, of: SampleWorkout.squat, isPlannedByEffort: true))
        }
    }

    @Test(
        "what is held or carried asks for effort where effort is planned; what one goes on with, circuits and balance don't",
        arguments: [
            (ExerciseCategory.strength, MovementPattern.brace, true), (.strength, .carry, true),
            (.strength, .squat, true), (.strength, .isolation, true), (.cardio, .steady, false),
            (.strength, .burst, false), (.balance, .balance, false), (.flexibility, .stretch, false),
        ]
    )
    func held(category: ExerciseCategory, pattern: MovementPattern, asks: Bool) {
        let exercise = Sample.exercise("held", category: category, pattern: pattern)
        let item = SampleWorkout.item(exercise, reps: nil, seconds: 30)
        #expect(item.runsByItself(in: .main))
        #expect(item.asksEffort(in: .main, of: exercise, isPlannedByEffort: true) == asks)
        #expect(!item.asksEffort(in: .main, of: exercise, isPlannedByEffort: false), "A circuit goes by METs.")
        #expect(!item.asksEffort(in: .warmUp, of: exercise, isPlannedByEffort: true))
        #expect(!item.asksEffort(in: .main, of: nil, isPlannedByEffort: true))
    }

    @Test("effort is planned where some sets say what stays in reserve")
    func planned() {
        var plan = SampleWorkout.plan
        let script = { SessionScript(title: "Legs", phases: plan.phases, body: nil) }
        #expect(!script().isPlannedByEffort)
        plan.phases[1].items[0].reserve = 2
        #expect(script().isPlannedByEffort)
    }
}
