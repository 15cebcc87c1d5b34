import Web

/// How much a workout may hold: what a member types, and what is read back, lies within.
package enum WorkoutLimits {
    package static let title = 80
    package static let about = 500
    /// Exercises of all parts together.
    package static let exercises = 60
    package static let sets = 1...20
    package static let reps = 1...200
    /// Of one set.
    package static let seconds = 5...7_200
    package static let kilograms = 0.5...500.0
    /// In seconds.
    package static let rest = 0...900
    /// Of a whole workout, in seconds.
    package static let total = 18_000.0
    /// Workouts that one member keeps.
    package static let workouts = 1_000
    /// What a JSON number holds exactly.
    package static let seed: ClosedRange<UInt64> = 0...9_007_199_254_740_991
    /// Notes of a plan, and exercises it says it left out: far more than the generator writes.
    static let remarks = 100

    /// Whether a text can be an exercise's name or id.
    static func isName(_ text: String) -> Bool { FieldRules.isFit(text, upTo: 200, kind: .text) }

    /// Whether a text can be a reason or a note.
    static func isRemark(_ text: String) -> Bool { FieldRules.isFit(text, upTo: 1_000, kind: .text) }
}
