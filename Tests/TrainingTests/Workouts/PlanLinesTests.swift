import Testing

@testable import Training

struct PlanLinesTests {
    private static func plan() -> WorkoutPlan {
        var rampUp = SampleWorkout.item(SampleWorkout.squat, sets: 2, reps: 5)
        rampUp.role = .rampUp
        let march = SampleWorkout.item(SampleWorkout.march, sets: 1, reps: nil, seconds: 60)
        return WorkoutPlan(phases: [
            .init(part: .warmUp, items: [march, rampUp]),
            .init(
                part: .main,
                items: [SampleWorkout.item(SampleWorkout.press), SampleWorkout.item(SampleWorkout.squat)]
            ),
            .init(part: .coolDown, items: [march, SampleWorkout.item(SampleWorkout.squat, sets: 1)]),
        ])
    }

    private static func lines(_ exercise: Exercise, line: Int?) -> [Int?] {
        let plan = Self.plan()
        return plan.places(of: exercise.id, line: line).map(plan.line)
    }

    @Test func `lines are counted as the work is done, a ramp-up before its lift`() {
        let plan = Self.plan()
        let march = SampleWorkout.march.id
        #expect(
            plan.inOrderOfWork.items.map(\.exercise) == [
                march, SampleWorkout.press.id, SampleWorkout.squat.id, SampleWorkout.squat.id, march,
                SampleWorkout.squat.id,
            ]
        )
    }

    @Test func `the line that was touched is meant and no other of its exercise`() {
        #expect(Self.lines(SampleWorkout.march, line: 1) == [1])
        #expect(Self.lines(SampleWorkout.march, line: 5) == [5])
        #expect(Self.lines(SampleWorkout.squat, line: 6) == [6])
    }

    @Test func `a lift and its ramp-up go together, whichever of them is touched`() {
        for line in [3, 4, nil] { #expect(Self.lines(SampleWorkout.squat, line: line) == [4, 3]) }
    }

    @Test func `a line where something else stands means the exercise in the main part, or the first`() {
        for line in [Int.min, -1, 0, 2, 61, .max] { #expect(Self.lines(SampleWorkout.squat, line: line) == [4, 3]) }
        #expect(Self.lines(SampleWorkout.march, line: 2) == [1])
        #expect(Self.lines(SampleWorkout.stretch, line: 1).isEmpty)
    }

    @Test func `the plan with one line of an exercise keeps everything else`() {
        let plan = Self.plan()
        let one = plan.holding(SampleWorkout.squat.id, onlyAt: plan.places(of: SampleWorkout.squat.id, line: 6))
        #expect(one.items.map(\.exercise).count { $0 == SampleWorkout.squat.id } == 1)
        #expect(one.items.count == plan.items.count - 2)
    }
}
