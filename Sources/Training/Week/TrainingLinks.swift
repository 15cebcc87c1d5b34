import Web

/// The addresses of training.
package enum TrainingLinks: String, LinkTable {
    package static let name = "training"

    case details = "/training/details"
    case progress = "/training/progress"
    case videos = "/training/videos"
}
