import HealthMath

/// What a buddy did that a cheer is for.
enum CheerSubject: Sendable, Equatable {
    case achievement(Achievement)
    /// A day of theirs on which they trained.
    case training(CalendarDay)
    /// A line of a group's feed that is about them.
    case line(RivalLine.ID, of: RivalGroup)

    /// Stored, so it never changes: "workouts-25", "trained 2026-03-14", "rival" with the id of a line.
    var name: String {
        switch self {
        case .achievement(let achievement): achievement.name
        case .training(let day): Self.training + day.description
        case .line(let id, _): Self.line + id
        }
    }

    /// The text before the day in the name of a training.
    static let training = "trained "
    /// The text before the id in the name of a line.
    static let line = "rival "
}
