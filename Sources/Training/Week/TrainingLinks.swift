import HealthMath
import Web

/// The addresses of training.
enum TrainingLinks: String, LinkTable {
    static let name = "training"

    case details = "/training/details"
    case week = "/training/weeks/:day"
    case progress = "/training/progress"
    case progressOf = "/training/progress/:exercise"
    case videos = "/training/videos"

    /// Returns the address of Training's home page with the week of a day.
    static func home(_ day: CalendarDay) -> String { "\(Places.training.path)?week=\(day)" }
    static func week(_ day: CalendarDay) -> String { self.week.path("\(day)") }
    static func progress(of exercise: Exercise.ID) -> String { self.progressOf.path(exercise) }
}

/// Paths that only devices ask.
enum TrainingAPI: String, RoutePath {
    case week = "/weeks/:day"
    case progress = "/progress/:exercise"
}
