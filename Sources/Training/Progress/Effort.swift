import Foundation
import HealthMath

/// One performance of an exercise: a set, or an activity that was logged without sets.
struct Effort: Sendable, Equatable {
    let activity: String
    let day: CalendarDay
    let at: Date
    let reps: Int?
    let kilograms: Double?
    let seconds: Double?
    let metres: Double?
    /// The exertion felt, 1 to 10.
    let exertion: Double?
    /// The repetitions of the plan; nil without a plan.
    let plannedReps: Int?
    /// The repetitions that the plan left in reserve; nil where it says nothing of effort.
    let plannedReserve: Int?

    init(
        activity: String,
        day: CalendarDay,
        at: Date,
        reps: Int? = nil,
        kilograms: Double? = nil,
        seconds: Double? = nil,
        metres: Double? = nil,
        exertion: Double? = nil,
        plannedReps: Int? = nil,
        plannedReserve: Int? = nil
    ) {
        self.activity = activity
        self.day = day
        self.at = at
        self.reps = reps
        self.kilograms = kilograms
        self.seconds = seconds
        self.metres = metres
        self.exertion = exertion
        self.plannedReps = plannedReps
        self.plannedReserve = plannedReserve
    }
}

extension Activity {
    /// The exercises of which the activity contains efforts.
    var efforts: Set<Exercise.ID> {
        var exercises = Set(self.sets.filter(\.isWorking).map(\.exercise))
        if let exercise { exercises.insert(exercise) }
        return exercises
    }
}
