import Web

/// The bounds of a workout, for what a member types and for what is read from the database.
enum WorkoutLimits {
    static let title = 80
    static let about = 500
    /// Exercises of all parts together.
    static let exercises = 60
    static let supersets = 1...60
    static let sets = 1...20
    static let reps = 1...200
    /// The limit of one set.
    static let seconds = 5...7_200
    static let kilograms = 0.5...500.0
    /// In seconds.
    static let rest = 0...900
    /// The limit of a whole workout, in seconds.
    static let total = 18_000.0
    /// The longest that somebody goes on with one thing, as a set is told, logged or brought back: five hours, in seconds.
    static let longestSet = 18_000.0
    /// Workouts that one member keeps.
    static let workouts = 1_000
    /// The range of integers that a JSON number holds exactly.
    static let seed: ClosedRange<UInt64> = 0...9_007_199_254_740_991
    /// Notes of a plan and exercises left out of it: far more than the generator writes.
    static let remarks = 100

    /// Returns whether a text can be an exercise's name or id.
    static func isName(_ text: String) -> Bool { FieldRules.isFit(text, upTo: 200, kind: .text) }

    /// Returns whether a text can be a reason or a note.
    static func isRemark(_ text: String) -> Bool { FieldRules.isFit(text, upTo: 1_000, kind: .text) }
}
