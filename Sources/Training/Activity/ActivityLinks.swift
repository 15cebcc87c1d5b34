import Web

/// The addresses of what was trained.
package enum ActivityLinks: String, LinkTable {
    package static let name = "activities"

    case all = "/activities"
    case sheet = "/activities.csv"
    case new = "/activities/new"
    case byCalories = "/activities/by-calories"
    case files = "/activities/files"

    /// Where an exercise of one kind is chosen.
    static func new(_ kind: ExerciseKind) -> String { "\(self.new.path)?kind=\(kind.rawValue)" }
    /// The form of an exercise.
    static func new(of exercise: Exercise.ID) -> String { "\(self.new.path)?exercise=\(exercise)" }
    static func activity(_ id: String) -> String { "\(self.all.path)/\(id)" }
    static func removal(_ id: String) -> String { self.activity(id) + "/removal" }
    static func restoration(_ id: String) -> String { self.activity(id) + "/restoration" }
    static func course(_ id: String) -> String { self.activity(id) + "/course.tcx" }
}
