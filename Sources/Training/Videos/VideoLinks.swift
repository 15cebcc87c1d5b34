import Web

/// The addresses of videos on one thing.
enum VideoLinks {
    static func topic(_ topic: VideoTopic) -> String { "\(TrainingLinks.videos.path)/\(topic.rawValue)" }
    static func exercise(_ id: Exercise.ID) -> String { ExerciseLinks.exercise(id) + "/videos" }
}
