import Web

/// The addresses of workouts beyond the places that every wing leads to.
enum WorkoutLinks: String, LinkTable {
    static let name = "workouts"

    case just = "/workouts/just"
    case another = "/workouts/:id/another"
    case repetition = "/workouts/:id/repetition"
    case edit = "/workouts/:id/edit"
    case draft = "/workouts/:id/draft"
    case removal = "/workouts/:id/removal"
    case restoration = "/workouts/:id/restoration"
    case exercise = "/workouts/:id/exercises/:exercise"
    case swap = "/workouts/:id/exercises/:exercise/swap"
    case unswap = "/workouts/:id/exercises/:exercise/swap/removal"
    case exclusion = "/workouts/:id/exercises/:exercise/exclusion"
}

extension WorkoutLinks {
    static func list(_ status: Workout.Status?, after: String = "") -> String {
        let parts = [status.map { "status=\($0.rawValue)" }, after.isEmpty ? nil : "after=\(after)"].compactMap { $0 }
        return parts.isEmpty ? Places.workouts.path : Places.workouts.path + "?" + parts.joined(separator: "&")
    }

    /// Returns the address of the list of workouts from buddies.
    static func shared(after: String = "") -> String {
        Places.workouts.path + "?shared=on" + (after.isEmpty ? "" : "&after=\(after)")
    }

    /// Returns the address of the page where a buddy is chosen to share it with.
    static func sharing(_ id: String) -> String { "\(Places.share.path)?kind=workout&id=\(id)" }

    /// Returns the address of a workout; an id is a UUID, or doesn't name a workout, so nothing needs escaping.
    static func workout(_ id: String) -> String { Places.workout(id) }
    /// Returns the address of a line of a workout.
    static func line(_ line: Int, in id: String) -> String {
        "\(self.workout(id))#\(WorkoutPage.ItemView.lineID(line))"
    }
    static func sessions(_ id: String) -> String { Places.sessions(of: id) }
    static func another(_ id: String) -> String { self.another.path(id) }
    static func repetition(_ id: String) -> String { self.repetition.path(id) }
    static func edit(_ id: String) -> String { self.edit.path(id) }
    static func draft(_ id: String) -> String { self.draft.path(id) }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }
    /// Returns the address of the page with the exercises that may replace that of a line; what is chosen in the middle of
    /// a session leads back to it.
    static func exercise(_ exercise: Exercise.ID, of id: String, line: Int, during session: String?) -> String {
        self.exercise.path(id, exercise) + self.query(line, session)
    }
    static func swap(_ exercise: Exercise.ID, of id: String) -> String { self.swap.path(id, exercise) }
    /// Returns the address that undoes a swap in a line, in the middle of a session or not.
    static func unswap(_ exercise: Exercise.ID, of id: String, line: Int, during session: String?) -> String {
        self.unswap.path(id, exercise) + self.query(line, session)
    }
    private static func query(_ line: Int, _ session: String?) -> String {
        "?line=\(line)" + (session.map { "&session=\($0)" } ?? "")
    }
    static func exclusion(_ exercise: Exercise.ID, of id: String) -> String { self.exclusion.path(id, exercise) }
}

/// Paths that only devices ask.
enum WorkoutAPI: String, RoutePath {
    case alternatives = "/workouts/:id/exercises/:exercise/alternatives"
}
