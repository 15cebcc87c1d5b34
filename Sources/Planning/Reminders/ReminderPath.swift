/// Addresses of the pages of reminders to train.
package enum ReminderPath {
    package static let reminders = "/reminders"

    /// What a notice leads to.
    package static func reminder(_ id: String) -> String { "/reminders/\(id)" }
    static func answers(_ id: String) -> String { "/reminders/\(id)/answers" }
    static func answer(_ answer: WorkoutReminder.Answer, _ id: String) -> String {
        "/reminders/\(id)/answers?answer=\(answer.rawValue)"
    }
    static let settings = "/free-time/settings"
    static let freeTime = "/free-time"
    static let newWorkout = "/workouts/new"
    /// One of the member's own; without one, those they keep.
    static func workout(_ id: String?) -> String { id.map { "/workouts/\($0)" } ?? "/workouts" }
    static func removal(_ id: String) -> String { "/reminders/\(id)/answers/removal" }
}
