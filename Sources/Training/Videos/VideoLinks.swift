/// The addresses of videos.
enum VideoPath {
    static let list = "/training/videos"

    static func topic(_ topic: VideoTopic) -> String { "\(self.list)/\(topic.rawValue)" }
    static func exercise(_ id: Exercise.ID) -> String { ExercisePath.exercise(id) + "/videos" }
}
