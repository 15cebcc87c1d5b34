/// An in-memory index of foods by the words of their names, with the catalogue's scores.
///
/// It is for foods in the members' database, where the engines' full-text indexes differ. A hundred thousand names take
/// some 30 MB. After adding names, call `sort` before the next search.
package struct WordIndex: Sendable {
    package struct Match: Sendable {
        package let id: Food.ID
        package let score: Double
    }

    struct Row: Sendable {
        let id: Food.ID
        /// The range of its shape's text in `shapes`.
        let shape: Range<Int>
        let standing: Double
        let words: Int
    }

    private(set) var rows: [Row] = []
    private(set) var shapes: [UInt8] = []
    /// The rows that have a word, ascending.
    private(set) var postings: [String: [Int32]] = [:]
    private(set) var sortedWords: [String] = []
    /// The row of each id; earlier rows of it are dead.
    private(set) var living: [Food.ID: Int32] = [:]
    private var newWords: [String] = []

    package init() {}

    var count: Int { self.living.count }
    /// Whether so many rows are dead that the index had better be made afresh.
    package var isMostlyDead: Bool { self.rows.count > 2 * self.count + 1_000 }

    /// Adds a food, or replaces its name.
    package mutating func put(_ id: Food.ID, name: String, brand: String?) {
        let food = Food(
            id: id,
            name: Self.inParts(name),
            brand: brand,
            group: "",
            nutrients: [:],
            measures: []
        )
        let shape = NameShape(SourceFood(food: food, otherNames: brand ?? ""))
        let row = Int32(self.rows.count)
        let start = self.shapes.count
        self.shapes.append(contentsOf: shape.text.utf8)
        self.rows.append(
            Row(id: id, shape: start..<self.shapes.count, standing: shape.standing, words: shape.tokens.count)
        )
        self.living[id] = row
        for word in Set(shape.tokens.map(\.word)) {
            if self.postings[word] == nil { self.newWords.append(word) }
            self.postings[word, default: []].append(row)
        }
    }

    /// Puts commas, as the catalogue does, where people use words: "Banana bread of Aunt Mo".
    private static func inParts(_ name: String) -> String {
        [" of ", " with ", " from ", " by ", " for ", " – ", " - "].reduce(name) { $0.replacing($1, with: ", ") }
    }

    package mutating func remove(_ id: Food.ID) { self.living[id] = nil }

    /// Sorts new words, so that they can be found by their beginning.
    package mutating func sort() {
        guard !self.newWords.isEmpty else { return }
        self.sortedWords.append(contentsOf: self.newWords)
        self.sortedWords.sort()
        self.newWords = []
    }

    /// Returns the known words that begin so, at most `most`.
    func words(beginning: String, most: Int) -> ArraySlice<String> {
        var low = 0
        var high = self.sortedWords.count
        while low < high {
            let middle = (low + high) / 2
            if self.sortedWords[middle] < beginning { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < self.sortedWords.count, end - low < most, self.sortedWords[end].hasPrefix(beginning) { end += 1 }
        return self.sortedWords[low..<end]
    }
}
