import Web

/// The addresses of single reminders to train, and of what they lead to; their list is one of the `Places`.
package enum ReminderLinks: String, LinkTable {
    package static let name = "reminders"

    case reminder = "/reminders/:id"
    case answers = "/reminders/:id/answers"
    case removal = "/reminders/:id/answers/removal"

    /// What a notice leads to.
    static func reminder(_ id: String) -> String { Self.reminder.path(id) }
    static func answers(_ id: String) -> String { Self.answers.path(id) }
    static func answer(_ answer: WorkoutReminder.Answer, _ id: String) -> String {
        "\(Self.answers(id))?answer=\(answer.rawValue)"
    }
    static func removal(_ id: String) -> String { Self.removal.path(id) }

    /// One of the member's own; without one, those they keep.
    static func workout(_ id: String?) -> String { id.map(Places.workout) ?? Places.workouts.path }
}
