import Foundation
import GRDB

/// Answers a question from the foods by name of a volume.
///
/// It asks the index in the typed words and in the catalogue's own, for foods that have all of the words, best standing
/// first, up to a bound, and `NameMatch` scores them. Only when that finds hardly anything, it takes words as
/// beginnings or misspelt, and at last leaves out one word or all but one.
struct FoodSearch {
    private let db: Database
    private let volume: OpenVolume
    private let vocabulary: Vocabulary
    private let everydayWords: EverydayWords
    private let kind: FoodKind?
    private var best: [Int64: Ranking.Place] = [:]
    /// The words of the catalogue that the everyday words stand for, and that needn't be said: "alcoholic beverage" of beer.
    private var implied: Set<String> = []
    /// Whether more foods matched than were scored.
    private(set) var isCut = false
    /// Whether foods were found only by another spelling or by leaving words out.
    private(set) var isDoubtful = false

    init(_ db: Database, _ volume: OpenVolume, everydayWords: EverydayWords, kind: FoodKind? = nil) {
        self.db = db
        self.volume = volume
        self.vocabulary = .foods(db)
        self.everydayWords = everydayWords
        self.kind = kind
    }

    /// The most foods that are scored for one phrase.
    private static let mostCandidates = 120
    /// The score that a catalogue's phrase would gain by each word more than the typed one has; it is taken off again.
    private static let wordGain = 9.0
    /// The score below which the words only happen to stand in a name: "red onion" in "Red and White, French Onion Soup".
    private static let poor = 6.0

    /// Returns the foods that match, and `named`, of which the very words are an everyday name, or its beginning; none for a
    /// question without words.
    ///
    /// Those of `kinds` that have all words are among them, whatever their standing.
    mutating func ranking(
        _ question: Question,
        named: [Food.ID] = [],
        kinds: Set<Food.ID> = []
    ) throws -> [Ranking.Place] {
        let phrases = try self.phrases(question)
        self.implied = Self.implied(by: phrases, of: question)
        for phrase in phrases {
            try self.weigh(self.asked(phrase.words, question), handicap: Self.handicap(phrase, question))
        }
        if !kinds.isEmpty { try self.weigh(kinds, having: phrases, of: question) }
        var isNamed = false
        for food in named where try self.add(food) { isNamed = true }
        if isNamed { return Array(self.best.values) }
        self.isDoubtful = self.best.isEmpty
        if self.best.isEmpty || (self.best.count < 3 && phrases.count == 1) {
            for phrase in phrases {
                try self.weigh(self.askedWidely(phrase.words), handicap: Self.handicap(phrase, question))
            }
        }
        if self.best.values.allSatisfy({ $0.score < Self.poor }) { try self.weighParts(question) }
        return Array(self.best.values)
    }

    /// Adds a food, whatever words its name has; false when this volume doesn't have it, or not of the wanted kind.
    private mutating func add(_ code: Food.ID) throws -> Bool {
        let statement = try self.db.cachedStatement(sql: "SELECT id FROM food WHERE code = ? AND \(self.isWanted)")
        guard let row = try Int64.fetchOne(statement, arguments: [code]) else { return false }
        if self.best[row] == nil {
            self.best[row] = Ranking.Place(volume: self.volume.volume, row: row, code: code, score: Self.poor)
        }
        return true
    }

    /// Returns those of the foods or products `codes` that have all words of the question, whatever their standing.
    mutating func answers(to question: Question, among codes: some Sequence<Food.ID>) throws -> [Ranking.Place] {
        let phrases = try self.phrases(question)
        self.implied = Self.implied(by: phrases, of: question)
        try self.weigh(codes, having: phrases, of: question)
        return Array(self.best.values)
    }

    /// Scores those of some foods or products that have all words of a phrase.
    private mutating func weigh(
        _ codes: some Sequence<Food.ID>,
        having phrases: [EverydayWords.Phrase],
        of question: Question
    ) throws {
        var matches = try phrases.map { phrase in
            (
                match: NameMatch(try self.asked(phrase.words, question), implied: self.implied),
                handicap: Self.handicap(phrase, question)
            )
        }
        let statement = try self.db.cachedStatement(
            sql: "SELECT id, shape, code, standing FROM food WHERE code = ? AND \(self.isWanted)"
        )
        for code in codes {
            let rows = try Row.fetchCursor(statement, arguments: [code])
            guard let row = try rows.next() else { continue }
            let penalty = self.volume.isProduct(row[0]) ? ProductSearch.handicap : 0
            for phrase in matches.indices {
                let handicap = matches[phrase].handicap + penalty
                try self.weigh(row, &matches[phrase].match, handicap, isWholeAsked: true)
            }
        }
    }

    /// The SQL condition for the wanted kind.
    private var isWanted: String { self.kind.map { "is_branded = \($0 == .branded ? 1 : 0)" } ?? "TRUE" }

    /// Returns the question in everyday words, and with words joined or parted where the catalogue writes them so.
    private func phrases(_ question: Question) throws -> [EverydayWords.Phrase] {
        var phrases = self.everydayWords.phrases(for: question.words)
        for phrase in phrases.prefix(3) {
            for (place, pair) in zip(phrase.words, phrase.words.dropFirst()).enumerated() {
                guard try self.vocabulary.knows(pair.0 + pair.1) else { continue }
                var words = phrase.words
                words.replaceSubrange(place...(place + 1), with: [pair.0 + pair.1])
                phrases.append(EverydayWords.Phrase(words: words, cost: phrase.cost))
            }
        }
        for (place, word) in question.words.enumerated() where word.count >= 6 {
            guard try !self.vocabulary.knows(word), let halves = try self.halves(of: word) else { continue }
            var words = question.words
            words.replaceSubrange(place...place, with: halves)
            phrases.append(EverydayWords.Phrase(words: words, cost: 0.5))
        }
        return phrases
    }

    /// Splits a word of six letters or more into two known words of at least three letters each.
    private func halves(of word: String) throws -> [String]? {
        for length in 3...(word.count - 3) {
            let halves = [String(word.prefix(length)), Wording.singular(String(word.dropFirst(length)))]
            if try halves.allSatisfy(self.vocabulary.knows) { return halves }
        }
        return nil
    }

    /// Asks for every word as it stands; the last one may be unfinished, even if unknown.
    private func asked(_ words: [String], _ question: Question) throws -> [AskedWord] {
        try words.enumerated().map { place, word in
            let isTyping = place == words.count - 1 && word == question.words.last && !question.isWhole
            let isKnown = try self.vocabulary.knows(word)
            return AskedWord(word, beginning: !isKnown ? 1 : isTyping ? Self.longer : nil)
        }
    }

    /// The cost of a longer word than one that the catalogue knows: honey is meant, and honeydew hardly.
    private static let longer = 10.0

    /// Asks for every word as a beginning too, and for unknown ones as misspelt.
    private func askedWidely(_ words: [String]) throws -> [AskedWord] {
        try words.map { word in
            let isKnown = try self.vocabulary.knows(word)
            let isRare = try !isKnown && self.vocabulary.foods(beginning: word, most: 20) < 2
            return AskedWord(
                word,
                beginning: isKnown ? 3 : 1,
                corrections: isRare ? try self.vocabulary.corrections(of: word) : []
            )
        }
    }

    /// Returns the words that phrases have which cost nothing; those of bare and looser ones are but a guess.
    private static func implied(by phrases: [EverydayWords.Phrase], of question: Question) -> Set<String> {
        Set(phrases.filter { $0.cost == 0 }.flatMap(\.words)).subtracting(question.words)
    }

    private static func handicap(_ phrase: EverydayWords.Phrase, _ question: Question) -> Double {
        phrase.cost + Double(phrase.words.count - question.words.count) * self.wordGain
    }

    private mutating func weigh(_ asked: [AskedWord], handicap: Double) throws {
        var match = NameMatch(asked, implied: self.implied)
        let all = asked.map(\.expression).joined(separator: " AND ")
        guard try self.weigh(all, &match, handicap) == Self.mostCandidates else { return }
        // There are too many to score them all: take those named by their head, and those that have the very words.
        self.isCut = true
        let any = asked.map(\.expression).joined(separator: " OR ")
        _ = try self.weigh("(head : (\(any))) AND \(all)", &match, handicap)
        let exact = asked.map(\.exactExpression).joined(separator: " AND ")
        if exact != all { _ = try self.weigh("(head : (\(any))) AND \(exact)", &match, handicap) }
    }

    /// Scores the foods of best standing that an FTS expression finds, and returns how many they were.
    private mutating func weigh(_ expression: String, _ match: inout NameMatch, _ handicap: Double) throws -> Int {
        let statement = try self.db.cachedStatement(
            sql: """
                SELECT food.id, food.shape, food.code, food.standing FROM food_words
                JOIN food ON food.id = food_words.rowid
                WHERE food_words MATCH ? AND \(self.isWanted) ORDER BY food_words.rowid LIMIT ?
                """
        )
        let rows = try Row.fetchCursor(statement, arguments: [expression, Self.mostCandidates])
        var count = 0
        while let row = try rows.next() {
            count += 1
            try self.weigh(row, &match, handicap)
        }
        return count
    }

    private mutating func weigh(
        _ row: Row,
        _ match: inout NameMatch,
        _ handicap: Double,
        isWholeAsked: Bool = false
    ) throws {
        var columns = row.reader
        let id: Int64 = columns.value()
        let score = try columns.bytes { shape in
            shape?.withUnsafeBytes { match.score($0) }
        }
        guard let score, match.isWhole || !isWholeAsked else { return }
        let place = Ranking.Place(
            volume: self.volume.volume,
            row: id,
            code: columns.value(),
            score: score + columns.value(Double.self) - handicap
        )
        if let known = self.best[place.row], known.score >= place.score { return }
        self.best[place.row] = place
    }

    /// Finds foods that have all words but one or, failing that, any of them, in everyday words too.
    ///
    /// The head word, which says what the food is, is left out last: the last one, or the one before a "with" or "on".
    private mutating func weighParts(_ question: Question) throws {
        guard question.words.count > 1 else { return }
        // Finding corrections takes a while, so each word is looked up once.
        var known: [String: AskedWord] = [:]
        for left in question.words.indices {
            var words = question.words
            words.remove(at: left)
            for phrase in self.everydayWords.phrases(for: words, isAll: false).prefix(3) {
                let handicap = phrase.cost + Double(phrase.words.count - words.count) * Self.wordGain
                let asked = try phrase.words.map { try self.askedPlainly($0, &known) }
                try self.weigh(asked, handicap: handicap + (left == question.head ? 18 : 11))
            }
        }
        guard self.best.isEmpty else { return }
        for word in question.words { try self.weigh([self.askedPlainly(word, &known)], handicap: 0) }
    }

    /// Asks for a known word as it stands, for an unknown one as a beginning or misspelt.
    private func askedPlainly(_ word: String, _ known: inout [String: AskedWord]) throws -> AskedWord {
        if let asked = known[word] { return asked }
        var asked = try self.askedWidely([word])[0]
        if try self.vocabulary.knows(word) { asked.beginning = nil }
        known[word] = asked
        return asked
    }
}

extension AskedWord {
    /// The word as an FTS expression.
    fileprivate var expression: String {
        let word = self.exactExpression + (self.beginning == nil ? "" : " *")
        guard !self.corrections.isEmpty else { return word }
        return "(" + ([word] + self.corrections.map { "\"\($0)\"" }).joined(separator: " OR ") + ")"
    }

    /// Words have letters and digits only, so they need no escaping inside quotes.
    fileprivate var exactExpression: String { "\"\(self.word)\"" }
}
