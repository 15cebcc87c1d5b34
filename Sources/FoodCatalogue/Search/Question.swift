/// What someone typed into the search box, cut to eight words of forty letters.
package struct Question: Sendable, Equatable {
    let words: [String]
    /// Whether the last word is complete: nobody types a plural on the way to another word.
    let isWhole: Bool
    /// The index of the word that says what the food is: the last one, or the one before a "with", "on" or "in".
    let head: Int

    private static let mostLetters = 400
    private static let mostWords = 8

    package init(_ text: String) {
        let text = String(text.unicodeScalars.prefix(Self.mostLetters))
        let pieces = Wording.pieces(text, most: Self.mostWords * 2)
        let told = Wording.telling(pieces)
        let words = (told.isEmpty ? pieces : told).prefix(Self.mostWords)
        self.words = words.map(Wording.singular)
        self.head = Self.head(of: pieces, among: words)
        self.isWhole = words.last.map { Wording.singular($0) != $0 } ?? false
    }

    private init(words: [String], isWhole: Bool, head: Int) {
        self.words = words
        self.isWhole = isWhole
        self.head = head
    }

    /// Returns the same question with other words, as many of them.
    func saying(_ words: [String]) -> Question {
        Question(words: words, isWhole: self.isWhole, head: self.head)
    }

    private static func head(of pieces: [String], among words: ArraySlice<String>) -> Int {
        let end = pieces.firstIndex(where: ["with", "on", "in"].contains) ?? pieces.endIndex
        let before = Wording.telling(Array(pieces[..<end])).count
        return min(before == 0 ? words.count : before, words.count) - 1
    }

    /// Returns a cache key, equal for questions that have the same answers.
    func key(_ kind: FoodKind?) -> String {
        self.words.joined(separator: " ") + (self.isWhole ? "." : "") + (kind.map { "|" + $0.rawValue } ?? "")
    }
}
