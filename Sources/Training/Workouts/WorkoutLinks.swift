/// The addresses of workouts.
enum WorkoutPath {
    static let all = "/workouts"
    static let new = "/workouts/new"

    static func list(_ status: Workout.Status?, after: String = "") -> String {
        let parts = [status.map { "status=\($0.rawValue)" }, after.isEmpty ? nil : "after=\(after)"].compactMap { $0 }
        return parts.isEmpty ? self.all : self.all + "?" + parts.joined(separator: "&")
    }

    /// Those that buddies gave.
    static func shared(after: String = "") -> String {
        self.all + "?shared=on" + (after.isEmpty ? "" : "&after=\(after)")
    }

    /// Where a buddy is chosen to get it; a page of another wing.
    static func sharing(_ id: String) -> String { "/together/share?kind=workout&id=\(id)" }

    /// An id is a UUID or found nothing; nothing needs escaping.
    static func workout(_ id: String) -> String { "\(self.all)/\(id)" }
    static func sessions(_ id: String) -> String { self.workout(id) + "/sessions" }
    static func another(_ id: String) -> String { self.workout(id) + "/another" }
    static func edit(_ id: String) -> String { self.workout(id) + "/edit" }
    static func draft(_ id: String) -> String { self.workout(id) + "/draft" }
    static func removal(_ id: String) -> String { self.workout(id) + "/removal" }
    static func restoration(_ id: String) -> String { self.workout(id) + "/restoration" }
    /// What may stand in for one of its exercises.
    static func exercise(_ exercise: Exercise.ID, of id: String) -> String {
        "\(self.workout(id))/exercises/\(exercise)"
    }
    static func swap(_ exercise: Exercise.ID, of id: String) -> String { self.exercise(exercise, of: id) + "/swap" }
    static func exclusion(_ exercise: Exercise.ID, of id: String) -> String {
        self.exercise(exercise, of: id) + "/exclusion"
    }
}
