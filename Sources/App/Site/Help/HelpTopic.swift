/// A topic of the help, which has a page of its own.
struct HelpTopic: Sendable {
    let id: String
    let title: String
    /// A line for each paragraph.
    let text: String
    /// The sources that it thanks, with a link each.
    var sources: [FactSource] = []

    /// All topics, in the groups of the index.
    static let groups: [(title: String, topics: [HelpTopic])] = [
        ("Food and goals", HelpTopic.food), ("Training", HelpTopic.training), ("Spotter and you", HelpTopic.others),
    ]

    static func find(_ id: String) -> HelpTopic? {
        Self.groups.lazy.flatMap(\.topics).first { $0.id == id }
    }
}
