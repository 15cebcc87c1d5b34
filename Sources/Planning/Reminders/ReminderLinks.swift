import Web

/// The addresses of single reminders to train, and of what they lead to; their list is one of the `Places`.
enum ReminderLinks {
    /// What a notice leads to.
    static func reminder(_ id: String) -> String { "/reminders/\(id)" }
    static func answers(_ id: String) -> String { "/reminders/\(id)/answers" }
    static func answer(_ answer: WorkoutReminder.Answer, _ id: String) -> String {
        "/reminders/\(id)/answers?answer=\(answer.rawValue)"
    }
    static func removal(_ id: String) -> String { "/reminders/\(id)/answers/removal" }

    /// One of the member's own; without one, those they keep.
    static func workout(_ id: String?) -> String { id.map(Places.workout) ?? Places.workouts.path }
}
