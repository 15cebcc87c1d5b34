import Web

/// The addresses of workouts beyond the places that every wing leads to.
enum WorkoutLinks {
    static func list(_ status: Workout.Status?, after: String = "") -> String {
        let parts = [status.map { "status=\($0.rawValue)" }, after.isEmpty ? nil : "after=\(after)"].compactMap { $0 }
        return parts.isEmpty ? Places.workouts.path : Places.workouts.path + "?" + parts.joined(separator: "&")
    }

    /// Those that buddies gave.
    static func shared(after: String = "") -> String {
        Places.workouts.path + "?shared=on" + (after.isEmpty ? "" : "&after=\(after)")
    }

    /// Where a buddy is chosen to get it.
    static func sharing(_ id: String) -> String { "\(Places.share.path)?kind=workout&id=\(id)" }

    /// An id is a UUID or found nothing; nothing needs escaping.
    static func workout(_ id: String) -> String { "\(Places.workouts.path)/\(id)" }
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
