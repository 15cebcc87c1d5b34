import Foundation
import HealthMath
import Storage

@testable import Training

/// A workout for tests: a warm-up, a lift and a stretch.
enum SampleWorkout {
    static let march = Self.exercise("march-in-place", .steady, measure: .seconds)
    static let squat = Self.exercise("goblet-squat", weighted: true)
    static let press = Self.exercise("floor-press", .pushAcross, weighted: true)
    static let stretch = Self.exercise("thigh-stretch", .stretch, measure: .seconds)

    static let plan = WorkoutPlan(
        phases: [
            .init(part: .warmUp, items: [Self.item(Self.march, sets: 1, reps: nil, seconds: 120)]),
            .init(part: .main, items: [Self.item(Self.squat)]),
            .init(part: .coolDown, items: [Self.item(Self.stretch, sets: 2, reps: nil, seconds: 30)]),
        ],
        leftOut: [.init(exercise: "jump-squat", name: "Jump squat", reason: "Your knee sits jumps out.")],
        notes: ["Easy does it."]
    )

    /// Two lifts in turn, between a warm-up and a stretch.
    static let inTurn = {
        var plan = Self.plan
        var (squat, press) = (Self.item(Self.squat), Self.item(Self.press))
        (squat.superset, squat.restSeconds, press.superset) = (1, Superset.change, 1)
        plan.phases[1].items = [squat, press]
        return plan
    }()

    static func workout(_ title: String = "Legs", at second: Double = 0) -> Workout {
        Workout(
            id: RowID.new(),
            title: title,
            about: "For Saturdays.",
            request: WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none),
            goal: .conditioning,
            seed: 7,
            plan: Self.plan,
            expectedKilocalories: 140,
            createdAt: Gym.now.addingTimeInterval(second)
        )
    }

    static func workout(_ plan: WorkoutPlan) -> Workout {
        var workout = Self.workout()
        workout.plan = plan
        return workout
    }

    static func item(_ exercise: Exercise, sets: Int = 3, reps: Int? = 10, seconds: Int? = nil) -> WorkoutItem {
        WorkoutItem(
            exercise: exercise,
            at: exercise.mets[0],
            sets: sets,
            reps: reps,
            seconds: seconds,
            restSeconds: 60,
            reason: "It trains your thighs."
        )
    }

    private static func exercise(
        _ id: String,
        _ pattern: MovementPattern = .squat,
        weighted: Bool = false,
        measure: Exercise.Measure = .reps
    ) -> Exercise {
        var exercise = Sample.exercise(id, pattern: pattern)
        exercise.weighted = weighted
        exercise.measure = measure
        exercise.secondsPerRep = measure == .reps ? 4 : 0
        exercise.parts = WorkoutPart.allCases
        return exercise
    }
}
