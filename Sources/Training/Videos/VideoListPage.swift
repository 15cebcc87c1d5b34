import Web

/// The list of topics and exercises with videos for a member.
struct VideoListPage: PageModel {
    static let template = "videos/list"

    let frame: Frame
    let topics: [Link]
    let trained: [Link]

    struct Link: Encodable, Sendable {
        let linkPath: String
        let linkName: String
        let linkNote: String
    }

    init(_ viewer: Viewer, exercises: [Exercise], frame: Frame) {
        self.frame = frame
        self.topics = VideoTopic.allCases.filter { $0.suits(viewer.level) }.map {
            let isAdvice = $0 == .beginning || $0 == .form
            return Link(
                linkPath: VideoLinks.topic($0),
                linkName: $0.label,
                linkNote: isAdvice ? "For your goal: \(viewer.goal.label.lowercased())" : ""
            )
        }
        self.trained = exercises.map {
            Link(
                linkPath: VideoLinks.exercise($0.id),
                linkName: $0.name,
                linkNote: $0.muscles.prefix(2).map(\.label).joined(separator: ", ")
            )
        }
    }
}
