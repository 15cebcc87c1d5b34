import HealthMath
import Web

/// The addresses of training.
package enum TrainingLinks: String, LinkTable {
    package static let name = "training"

    case details = "/training/details"
    case progress = "/training/progress"
    case videos = "/training/videos"

    /// Training's own place with another week.
    static func home(_ day: CalendarDay) -> String { "\(Places.training.path)?week=\(day)" }
    static func week(_ day: CalendarDay) -> String { "\(Places.training.path)/weeks/\(day)" }
    static func progress(of exercise: Exercise.ID) -> String { "\(self.progress.path)/\(exercise)" }
}
