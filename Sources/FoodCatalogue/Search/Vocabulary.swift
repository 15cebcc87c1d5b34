import GRDB

/// The words that names are made of, and in how many foods each occurs.
struct Vocabulary {
    private let db: Database
    private let table: String
    /// How many of the most frequent words with an initial are looked at for corrections.
    private let reach: Int

    static func foods(_ db: Database) -> Vocabulary { Vocabulary(db: db, table: "word", reach: 2_500) }
    /// Returns the words of products, in every language and often misspelt, so that only frequent ones are used for
    /// corrections.
    static func products(_ db: Database) -> Vocabulary { Vocabulary(db: db, table: "product_word", reach: 800) }

    func knows(_ word: String) throws -> Bool {
        let statement = try self.db.cachedStatement(sql: "SELECT 1 FROM \(self.table) WHERE word = ?")
        return try Int.fetchOne(statement, arguments: [word]) != nil
    }

    /// Counts the foods with words that begin so, up to `most`.
    func foods(beginning word: String, most: Int) throws -> Int {
        let statement = try self.db.cachedStatement(
            sql: "SELECT foods FROM \(self.table) WHERE word >= ? AND word < ? || char(1114111) LIMIT ?"
        )
        return try Int.fetchAll(statement, arguments: [word, word, most]).reduce(0, +)
    }

    /// Returns whether this is a word, the beginning of one, or one slip from another than `meant`.
    func hasWord(near word: String, otherThan meant: String) throws -> Bool {
        if try self.foods(beginning: word, most: 1) > 0 { return true }
        let letters = Array(word.utf8)
        return try self.corrections(of: word).contains {
            $0 != meant && SpellingDistance.between(letters, Array($0.utf8), most: 1) != nil
        }
    }

    /// Returns the most frequent words that begin so, without the word itself.
    ///
    /// For up to three letters a table has them ready; more letters leave few enough words to look through.
    func words(beginning word: String) throws -> [String] {
        if word.count <= 3 {
            let told = try self.db.cachedStatement(
                sql: "SELECT word FROM product_beginning WHERE beginning = ? AND word <> ?"
            )
            return try String.fetchAll(told, arguments: [word, word])
        }
        let found = try self.db.cachedStatement(
            sql: """
                SELECT word FROM \(self.table) WHERE word > ? AND word < ? || char(1114111)
                ORDER BY foods DESC LIMIT 8
                """
        )
        return try String.fetchAll(found, arguments: [word, word])
    }

    /// Returns the words of which this may be a misspelling, the likeliest first.
    ///
    /// It allows one slip in up to five letters, two in more; the first letter may be wrong only by being swapped or
    /// left out. It looks only at the most frequent words, so that a catalogue of any size takes the same time.
    func corrections(of word: String) throws -> [String] {
        let letters = Array(word.utf8)
        guard letters.count >= 4 else { return [] }
        var found: [(word: String, distance: Double)] = []
        let statement = try self.db.cachedStatement(
            sql: "SELECT word, foods FROM \(self.table) WHERE initial = ? ORDER BY foods DESC LIMIT \(self.reach)"
        )
        for initial in Set(word.prefix(2)) {
            let rows = try Row.fetchCursor(statement, arguments: [String(initial)])
            while let row = try rows.next() {
                var columns = row.reader
                let candidate: String = columns.value()
                guard
                    var distance = SpellingDistance.between(
                        letters,
                        Array(candidate.utf8),
                        most: letters.count <= 5 ? 1 : 2
                    )
                else { continue }
                // A word in a hundred foods is more likely meant than one in a single food, but not by a whole slip.
                distance -= Double(min(columns.value(Int.self), 100)) / 400
                if initial == word.first { distance -= 0.15 }
                found.append((candidate, distance))
            }
        }
        return found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
    }
}
