import Foundation
import Web

/// What is typed into a search for videos.
struct VideoQuery: Sendable, Hashable {
    let words: String

    /// The longest that is asked.
    private static let longest = 120

    /// How an exercise is done, for somebody at that level.
    init(_ exercise: Exercise, for viewer: Viewer) {
        let what = exercise.name + (viewer.level == .beginner ? " proper form" : " technique")
        self.init([what] + viewer.words)
    }

    init(_ topic: VideoTopic, for viewer: Viewer) {
        self.init([topic.words(for: viewer.goal)] + viewer.words)
    }

    private init(_ parts: [String]) {
        let plain = parts.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
        self.words = String(plain.joined(separator: " ").prefix(Self.longest))
    }

    /// The same search at YouTube itself, which needs no key and says nothing of who asks until it is opened.
    var address: String {
        let query = self.words.split(separator: " ").map(\.escapedForAddress).joined(separator: "+")
        return "https://www.youtube.com/results?search_query=\(query)"
    }

    /// As it stands in an address.
    var escaped: String { self.words.escapedForAddress }
}
