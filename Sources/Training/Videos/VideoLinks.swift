import Web

/// The addresses of videos on one thing.
enum VideoLinks: String, LinkTable {
    static let name = "videos"

    case topic = "/training/videos/:topic"
    case exercise = "/exercises/:id/videos"

    static func topic(_ topic: VideoTopic) -> String { Self.topic.path(topic.rawValue) }
    static func exercise(_ id: Exercise.ID) -> String { Self.exercise.path(id.escapedForAddress) }
}
