/// A link to the videos on one thing.
struct VideoLink: Encodable, Sendable, Equatable {
    let linkPath: String
    let linkName: String
    let linkNote: String
    /// The drawn figure of the exercise, or of one that stands for the topic; empty for none.
    let figure: String

    init(_ exercise: Exercise) {
        self.linkPath = VideoLinks.exercise(exercise.id)
        self.linkName = exercise.name
        self.linkNote = exercise.muscles.prefix(2).map(\.label).joined(separator: ", ")
        self.figure = ExerciseFigures.name(of: exercise)
    }

    private init(_ topic: VideoTopic) {
        self.linkPath = VideoLinks.topic(topic)
        self.linkName = topic.label
        self.linkNote = ""
        self.figure = ExerciseFigures.name(of: topic.exercise)
    }

    /// Returns all that suit a viewer's level.
    static func topics(for viewer: Viewer) -> [VideoLink] {
        VideoTopic.allCases.filter { $0.suits(viewer.level) }.map(VideoLink.init)
    }

    /// Returns the few on Train's home page: how to begin for beginners, else warming up, and the exercises trained
    /// last.
    static func few(for viewer: Viewer, trained exercises: [Exercise]) -> [VideoLink] {
        [VideoLink(viewer.level == .beginner ? .beginning : .warmUp)]
            + exercises.prefix(2).map(VideoLink.init)
    }
}
