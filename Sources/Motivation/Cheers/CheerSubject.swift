import HealthMath

/// What a buddy did that a cheer is for.
enum CheerSubject: Sendable, Equatable {
    case achievement(Achievement)
    /// A day of theirs on which they trained.
    case training(CalendarDay)

    /// Stored, so it never changes: "workouts-25", "trained 2026-03-14".
    var name: String {
        switch self {
        case .achievement(let achievement): achievement.name
        case .training(let day): Self.training + day.description
        }
    }

    /// What stands before the day in the name of a training.
    static let training = "trained "
}
