import Web

/// A topic of the help.
struct HelpTopicPage: PageModel {
    static let template = "help/topic"
    var isKept: Bool { true }

    let frame: Frame
    let paragraphs: [String]
    let sources: [FactSource]

    /// Leaves out what is about parts of the house that are switched off.
    init(_ topic: HelpTopic, _ switches: HouseSwitches, frame: Frame) {
        self.frame = frame
        self.paragraphs = topic.paragraphs.filter { switches.allows($0.part) }.map(\.words)
        self.sources = topic.sources
    }
}
