import Web

/// The addresses of single reminders to train; the list is among `Places`.
enum ReminderLinks: String, LinkTable {
    static let name = "reminders"

    case reminder = "/reminders/:id"
    case answers = "/reminders/:id/answers"
    case asking = "/reminders/:id/asking"
    case removal = "/reminders/:id/answers/removal"

    /// Returns the address of the page to which a notice links.
    static func reminder(_ id: String) -> String { Self.reminder.path(id) }
    /// Returns the address of the same page with the question until when somebody is busy unfolded.
    static func busy(_ id: String) -> String { "\(Self.reminder(id))?answer=\(WorkoutReminder.Answer.busy.rawValue)" }
    /// Returns where a notice's button leads who is busy.
    static func asking(_ id: String) -> String { Self.asking.path(id) }
    static func answers(_ id: String) -> String { Self.answers.path(id) }
    static func answer(_ answer: WorkoutReminder.Answer, _ id: String) -> String {
        "\(Self.answers(id))?answer=\(answer.rawValue)"
    }
    static func removal(_ id: String) -> String { Self.removal.path(id) }

    /// Returns the address of the member's workout, or the list of theirs.
    static func workout(_ id: String?) -> String { id.map(Places.workout) ?? Places.workouts.path }
}
