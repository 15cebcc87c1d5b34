import HealthMath
import Testing

@testable import Training

struct WorkoutNamingTests {
    @Test("a title that says what the plan is isn't the member's own")
    func titles() throws {
        let day = try #require(CalendarDay("2026-07-06"))
        var workout = SampleWorkout.workout("Run with hills")
        #expect(workout.ownTitle(madeOn: day) == "Run with hills")
        workout.plan.title = "Run with hills"
        #expect(workout.ownTitle(madeOn: day).isEmpty)
        workout.title = "My Tuesday"
        #expect(workout.ownTitle(madeOn: day) == "My Tuesday")
        workout.plan.title = nil
        workout.title = Workout.title(on: day)
        #expect(workout.title == "Monday workout" && workout.ownTitle(madeOn: day).isEmpty)
    }

    @Test("an easy day doesn't say how hard another day was asked for")
    func tags() {
        var workout = SampleWorkout.workout()
        #expect(WorkoutWords.tags(workout, time: "30 min").first == Intensity.moderate.label)
        #expect(WorkoutWords.tags(workout, time: "30 min").last == workout.goal.label)
        workout.plan.half = .rest
        #expect(WorkoutWords.tags(workout, time: "30 min") == ["Easy day", "30 min", workout.request.place.label])
    }
}
