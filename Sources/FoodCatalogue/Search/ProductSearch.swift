import Foundation
import GRDB

/// Answers a question from the products of a volume.
///
/// There may be millions, named in any language, so it asks in a few bounded steps: the index gives those of best
/// standing that have all words, in the order of its rows, so that it may stop early. An unfinished word stands for the
/// most frequent words that begin so. Only when nothing else matches are words taken as misspelt.
struct ProductSearch {
    private let db: Database
    private let volume: OpenVolume
    private let vocabulary: Vocabulary
    private var best: [Int64: Ranking.Place] = [:]
    /// Whether more products matched than were scored.
    private(set) var isCut = false

    init(_ db: Database, _ volume: OpenVolume) {
        self.db = db
        self.volume = volume
        self.vocabulary = .products(db)
    }

    /// How far a product ranks behind a whole food that matches as well.
    static let handicap = 8.0
    /// The same for a product that only matches another spelling.
    private static let misspelt = 7.0
    /// The most products that are scored for one phrase.
    private static let mostCandidates = 60

    /// Returns the products that match; corrects misspelt words only when asked `widely`.
    mutating func ranking(_ question: Question, widely: Bool) throws -> [Ranking.Place] {
        try self.weigh(question.words, question)
        for words in try self.joined(question.words) { try self.weigh(words, question) }
        if self.best.isEmpty, widely { try self.weighCorrected(question.words) }
        return Array(self.best.values)
    }

    /// Returns the phrases in which two words are joined that products write as one: "coca cola", "cocacola".
    private func joined(_ words: [String]) throws -> [[String]] {
        try zip(words, words.dropFirst()).enumerated().compactMap { place, pair in
            guard try self.vocabulary.knows(pair.0 + pair.1) else { return nil }
            var joined = words
            joined.replaceSubrange(place...(place + 1), with: [pair.0 + pair.1])
            return joined
        }
    }

    private mutating func weigh(_ words: [String], _ question: Question) throws {
        var asked: [AskedWord] = []
        var any: [String] = []
        for (place, word) in words.enumerated() {
            let isTyping = place == words.count - 1 && word == question.words.last && !question.isWhole
            let isKnown = try self.vocabulary.knows(word)
            let longer = isTyping || !isKnown ? try self.vocabulary.words(beginning: word) : []
            guard isKnown || !longer.isEmpty else { return }
            asked.append(AskedWord(word, beginning: !isKnown ? 1 : isTyping ? 3 : nil))
            any.append(Self.oneOf((isKnown ? [word] : []) + longer))
        }
        var match = NameMatch(asked)
        guard try self.weigh(any.joined(separator: " AND "), &match) == Self.mostCandidates else { return }
        // There are too many to score them all: take those that have the very words.
        self.isCut = true
        let exact = words.map { Self.oneOf([$0]) }
        if exact != any { _ = try self.weigh(exact.joined(separator: " AND "), &match) }
    }

    private mutating func weighCorrected(_ words: [String]) throws {
        let asked = try words.map { word in
            AskedWord(word, corrections: try self.vocabulary.knows(word) ? [] : self.vocabulary.corrections(of: word))
        }
        var match = NameMatch(asked)
        let all = asked.map { Self.oneOf([$0.word] + $0.corrections) }
        _ = try self.weigh(all.joined(separator: " AND "), &match, Self.handicap + Self.misspelt)
    }

    /// Returns a query for any of the words, which have letters and digits only and so need no escaping inside quotes.
    private static func oneOf(_ words: [String]) -> String {
        "(" + words.map { "\"\($0)\"" }.joined(separator: " OR ") + ")"
    }

    /// Scores the products of best standing that an FTS expression finds, and returns how many they were.
    private mutating func weigh(
        _ expression: String,
        _ match: inout NameMatch,
        _ handicap: Double = handicap
    ) throws -> Int {
        let statement = try self.db.cachedStatement(
            sql: """
                SELECT food.id, food.shape, food.code, food.standing FROM product_words
                JOIN food ON food.id = product_words.rowid
                WHERE product_words MATCH ? ORDER BY product_words.rowid LIMIT ?
                """
        )
        let rows = try Row.fetchCursor(statement, arguments: [expression, Self.mostCandidates])
        var count = 0
        while let row = try rows.next() {
            count += 1
            var columns = row.reader
            let id: Int64 = columns.value()
            let score = try columns.bytes { shape in
                shape?.withUnsafeBytes { match.score($0) }
            }
            guard let score else { continue }
            let place = Ranking.Place(
                volume: self.volume.volume,
                row: id,
                code: columns.value(),
                score: score + columns.value(Double.self) - handicap
            )
            if let known = self.best[place.row], known.score >= place.score { continue }
            self.best[place.row] = place
        }
        return count
    }
}
