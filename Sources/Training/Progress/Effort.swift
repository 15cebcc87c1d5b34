import Foundation
import HealthMath

/// One performance of an exercise: a set, or an activity that was logged without sets.
struct Effort: Sendable, Equatable {
    let activity: String
    let day: CalendarDay
    let at: Date
    var reps: Int?
    var kilograms: Double?
    var seconds: Double?
    var metres: Double?
    /// The exertion felt, 1 to 10.
    var exertion: Double?
    /// The repetitions of the plan; nil without a plan.
    var plannedReps: Int?
    /// The repetitions that the plan left in reserve; nil where it says nothing of effort.
    var plannedReserve: Int?
}

extension Activity {
    /// The exercises of which the activity contains efforts.
    var efforts: Set<Exercise.ID> {
        var exercises = Set(self.sets.filter(\.isWorking).map(\.exercise))
        if let exercise { exercises.insert(exercise) }
        return exercises
    }
}
