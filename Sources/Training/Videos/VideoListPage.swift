import Web

/// The list of topics and exercises with videos for a member.
struct VideoListPage: PageModel {
    static let template = "videos/list"

    let frame: Frame
    let topics: [VideoLink]
    let trained: [VideoLink]

    init(_ viewer: Viewer, exercises: [Exercise], frame: Frame) {
        self.frame = frame
        self.topics = VideoLink.topics(for: viewer)
        self.trained = exercises.map(VideoLink.init)
    }
}
