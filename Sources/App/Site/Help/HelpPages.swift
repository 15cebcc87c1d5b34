import Web

/// The index of the help.
struct HelpPage: PageModel {
    static let template = "help/index"
    var isKept: Bool { true }

    let frame: Frame
    let groups: [GroupView]

    struct GroupView: Encodable, Sendable {
        let groupTitle: String
        let topics: [TopicView]
    }

    struct TopicView: Encodable, Sendable {
        let topicPath: String
        let topicTitle: String
    }

    init(frame: Frame) {
        self.frame = frame
        self.groups = HelpTopic.groups.map { group in
            GroupView(
                groupTitle: group.title,
                topics: group.topics.map { TopicView(topicPath: Places.help($0.id), topicTitle: $0.title) }
            )
        }
    }
}

/// A topic of the help.
struct HelpTopicPage: PageModel {
    static let template = "help/topic"
    var isKept: Bool { true }

    let frame: Frame
    let paragraphs: [String]
    let sources: [FactSource]

    init(_ topic: HelpTopic, frame: Frame) {
        self.frame = frame
        self.paragraphs = topic.text.split(separator: "\n").map(String.init)
        self.sources = topic.sources
    }
}
