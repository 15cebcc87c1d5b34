import Testing

@testable import Training

@Suite("Energy of an exercise in a workout")
struct WorkoutItemEnergyTests {
    /// Three times 30 s with a minute's rest after each, at 8 METs.
    private func item(_ category: ExerciseCategory) -> WorkoutItem {
        var exercise = SampleWorkout.march
        exercise.category = category
        return WorkoutItem(
            exercise: exercise,
            at: Exercise.Pace(intensity: .vigorous, met: 8, code: nil),
            sets: 3,
            reps: nil,
            seconds: 30,
            restSeconds: 60,
            reason: "It's brisk."
        )
    }

    @Test("the rests of intervals count as strolling, for the METs of endurance are those of going on without a break")
    func intervals() {
        #expect(abs(self.item(.cardio).kilocalories(kilograms: 60) - 60 * (8 * 90 + 2 * 180) / 3_600) < 1e-9)
    }

    @Test("the rests of strength are part of its METs")
    func strength() {
        #expect(abs(self.item(.strength).kilocalories(kilograms: 60) - 60 * 8 * 270 / 3_600) < 1e-9)
    }

    @Test("no rest takes more than the work itself")
    func easy() {
        var exercise = SampleWorkout.march
        exercise.category = .cardio
        let pace = Exercise.Pace(intensity: .low, met: 1.5, code: nil)
        let item = WorkoutItem(
            exercise: exercise,
            at: pace,
            sets: 1,
            reps: nil,
            seconds: 60,
            restSeconds: 60,
            reason: "It's easy."
        )
        #expect(abs(item.kilocalories(kilograms: 60) - 60 * 1.5 * 120 / 3_600) < 1e-9)
    }

    @Test("a workout kept before rests were told apart counts as it did")
    func kept() throws {
        let text = try SampleWorkout.plan.text.replacing(/"restMET":[0-9.]+,/, with: "")
        let plan = try #require(WorkoutPlan(text: text))
        #expect(plan.items.allSatisfy { $0.restMET == nil })
    }
}
