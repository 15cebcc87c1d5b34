import Web

/// A topic of the help, which has a page of its own.
struct HelpTopic: Sendable {
    let id: String
    let title: String
    /// A line for each paragraph; one about a part of the house begins with the part's name: "[rivals] Rivals are …".
    let text: String
    /// The sources that it thanks, with a link each.
    var sources: [FactSource] = []
    /// The name of the part of the house that it is about; nil for none.
    var part: String? = nil

    /// All topics, in the groups of the index.
    static let groups: [(title: String, topics: [HelpTopic])] = [
        ("Food and goals", HelpTopic.food), ("Training", HelpTopic.training), ("Spotter and you", HelpTopic.others),
    ]

    static func find(_ id: String) -> HelpTopic? {
        Self.groups.lazy.flatMap(\.topics).first { $0.id == id }
    }

    /// The paragraphs, each with the name of the part that it is about.
    var paragraphs: [(part: String?, words: String)] {
        self.text.split(separator: "\n").map { line in
            guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return (nil, String(line)) }
            return (String(line[..<end].dropFirst()), String(line[end...].dropFirst(2)))
        }
    }
}

extension HouseSwitches {
    /// Whether the help may speak of a part; of none it always may.
    func allows(_ part: String?) -> Bool { part.map { self.isOn(named: $0) } ?? true }
}
