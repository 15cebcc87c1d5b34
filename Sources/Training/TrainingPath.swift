import HealthMath

/// The addresses of training.
enum TrainingPath {
    static let home = "/training"
    static let progress = "/training/progress"
    static let newActivity = "/activities/new"
    static let files = "/activities/files"

    static let byCalories = "/activities/by-calories"

    static func progress(_ exercise: Exercise.ID) -> String { "/training/progress/\(exercise)" }
    static func home(_ day: CalendarDay) -> String { "/training?week=\(day)" }
    static func week(_ day: CalendarDay) -> String { "/training/weeks/\(day)" }
    static func activity(_ id: String) -> String { "/activities/\(id)" }
    static func removal(_ id: String) -> String { "/activities/\(id)/removal" }
    static func restoration(_ id: String) -> String { "/activities/\(id)/restoration" }
    static func course(_ id: String) -> String { "/activities/\(id)/course.tcx" }
}
