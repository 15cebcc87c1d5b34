import Foundation
import Web

/// The words of a search for videos.
struct VideoQuery: Sendable, Hashable {
    let words: String
    /// What it is about: the id of an exercise, or a topic.
    let subject: String

    /// The longest query that is sent.
    private static let longest = 120

    /// Asks how an exercise is done, by a viewer's level.
    init(_ exercise: Exercise, for viewer: Viewer) {
        let what = exercise.name + (viewer.level == .beginner ? " proper form" : " technique")
        self.init([what] + viewer.words, on: exercise.id)
    }

    init(_ topic: VideoTopic, for viewer: Viewer) {
        self.init([topic.words(for: viewer.goal)] + viewer.words, on: topic.rawValue)
    }

    private init(_ parts: [String], on subject: String) {
        self.subject = subject
        let plain = parts.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
        self.words = String(plain.joined(separator: " ").prefix(Self.longest))
    }

    /// The same search on YouTube's site: it needs no key, and YouTube learns nothing until somebody opens it.
    var address: String {
        let query = self.words.split(separator: " ").map(\.escapedForAddress).joined(separator: "+")
        return "https://www.youtube.com/results?search_query=\(query)"
    }

    /// The words escaped for an address.
    var escaped: String { self.words.escapedForAddress }
}
