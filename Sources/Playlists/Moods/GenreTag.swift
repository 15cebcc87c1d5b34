/// A genre as somebody's tags have it, and what we know of it.
struct GenreTag: Sendable {
    /// The forms by which it is found, the whole first: "Melodic Death Metal" is also death metal, and metal.
    let keys: [String]
    /// Nil where the table doesn't have it.
    let genre: Genre?

    private static let linking: Set<Substring> = ["and", "n"]
    /// No genre has more words.
    private static let mostWords = 5

    /// Spaces, hyphens, "&", "and" and "'n'" make no difference.
    init(_ text: String) {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { !Self.linking.contains($0) }
            .prefix(Self.mostWords)
        let keys = words.indices.map { words[$0...].joined() }
        self.keys = keys
        // "Rock alternatif" is found from its front.
        let found = keys + words.indices.dropFirst().map { words[..<$0].joined() }
        self.genre = found.lazy.compactMap { GenreTable.byKey[$0] }.first
    }

    /// Returns the genres of a tag that has several: "Hip-Hop/Rap", "Rock; Pop".
    static func split(_ text: String) -> [String] {
        text.split { "/;,|\0".contains($0) }.map(String.init).filter { $0.contains(where: \.isLetter) }
    }
}
