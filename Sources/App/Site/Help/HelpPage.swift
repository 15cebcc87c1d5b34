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

    init(_ switches: HouseSwitches, frame: Frame) {
        self.frame = frame
        self.groups = HelpTopic.groups.map { group in
            GroupView(
                groupTitle: group.title,
                topics: group.topics.filter { switches.allows($0.part) }
                    .map { TopicView(topicPath: Places.help($0.id), topicTitle: $0.title) }
            )
        }
    }
}
