import HealthMath

/// The addresses of training.
enum TrainingPath {
    static let home = "/training"
    static let progress = "/training/progress"
    static let newActivity = "/activities/new"
    static let files = "/activities/files"

    static func home(_ day: CalendarDay) -> String { "/training?week=\(day)" }
    static func week(_ day: CalendarDay) -> String { "/training/weeks/\(day)" }
    static func activity(_ id: String) -> String { "/activities/\(id)" }
}
