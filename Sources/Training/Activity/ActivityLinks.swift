import Web

/// The addresses of what was trained; that of one thing is one of the `Places`.
enum ActivityLinks: String, LinkTable {
    static let name = "activities"

    case all = "/activities"
    case sheet = "/activities.csv"
    case new = "/activities/new"
    /// A page of its own, so that Back leads to the search that found the exercise.
    case form = "/activities/form"
    case byCalories = "/activities/by-calories"
    case files = "/activities/files"
    case removal = "/activities/:id/removal"
    case restoration = "/activities/:id/restoration"
    case course = "/activities/:id/course.tcx"

    /// Returns the address of the page where an exercise of one kind is chosen.
    static func new(_ kind: ExerciseKind, query: String = "") -> String {
        "\(self.new.path)?kind=\(kind.rawValue)" + (query.isEmpty ? "" : "&q=\(query.escapedForAddress)")
    }
    /// Returns the address of the form for logging an exercise.
    static func new(of exercise: Exercise.ID) -> String { "\(self.form.path)?exercise=\(exercise)" }
    /// Returns the address of the form for logging what is no exercise of ours, such as a game.
    static func new(titled title: String) -> String { "\(self.form.path)?title=\(title.escapedForAddress)" }
    static func activity(_ id: String) -> String { Places.activity(id) }
    static func removal(_ id: String) -> String { self.removal.path(id) }
    static func restoration(_ id: String) -> String { self.restoration.path(id) }
    static func course(_ id: String) -> String { self.course.path(id) }
}
