/// The kind words that a cheer can have; their names are stored, so they never change.
enum CheerWords: String, Sendable, CaseIterable {
    case wellDone = "well-done"
    case proud
    case inspiring
    case keepGoing = "keep-going"

    var text: String {
        switch self {
        case .wellDone: "Well done"
        case .proud: "Proud of you"
        case .inspiring: "You inspire me"
        case .keepGoing: "Keep going"
        }
    }
}

extension CheerWords {
    /// A button that says them.
    struct View: Encodable, Sendable {
        let wordsName: String
        let wordsText: String
    }

    static let views = Self.allCases.map { View(wordsName: $0.rawValue, wordsText: $0.text) }
}
