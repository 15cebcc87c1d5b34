extension WordIndex {
    /// The most names that are scored for one question; of more, the shortest.
    private static let mostWeighed = 400
    private static let mostMatches = 50
    /// The most words with one beginning; a beginning that more words share says too little.
    private static let mostBeginnings = 3_000
    /// What a name loses for answering only to a misspelt word, or with a word left out.
    private static let misspelt = 4.0
    private static let partly = 11.0

    /// Returns the foods whose names match, best first.
    package func search(_ question: Question) -> [Match] {
        guard !question.words.isEmpty, self.count > 0 else { return [] }
        let asked = question.words.enumerated().map { place, word in
            let isTyping = place == question.words.count - 1 && !question.isWhole
            return AskedWord(word, beginning: isTyping ? 3 : self.postings[word] == nil ? 1 : nil)
        }
        let exact = self.weigh(asked, handicap: 0)
        if !exact.isEmpty { return exact }
        let wide = question.words.map { AskedWord($0, beginning: 2, corrections: self.corrections(of: $0)) }
        let misspelt = self.weigh(wide, handicap: Self.misspelt)
        guard misspelt.isEmpty, wide.count > 1 else { return misspelt }
        var best: [Food.ID: Match] = [:]
        for left in wide.indices {
            var rest = wide
            rest.remove(at: left)
            for match in self.weigh(rest, handicap: Self.partly) where match.score > best[match.id]?.score ?? -.infinity
            {
                best[match.id] = match
            }
        }
        return Self.first(Array(best.values))
    }

    private func weigh(_ asked: [AskedWord], handicap: Double) -> [Match] {
        var match = NameMatch(asked)
        let matches = self.rows(having: asked).compactMap { number -> Match? in
            let row = self.rows[Int(number)]
            let score = self.shapes.withUnsafeBytes { match.score(UnsafeRawBufferPointer(rebasing: $0[row.shape])) }
            guard let score, match.isWhole else { return nil }
            return Match(id: row.id, score: score + row.standing - handicap)
        }
        return Self.first(matches)
    }

    private static func first(_ matches: [Match]) -> [Match] {
        Array(
            matches.sorted { $0.score == $1.score ? $0.id < $1.id : $0.score > $1.score }.prefix(self.mostMatches)
        )
    }

    /// Returns the living rows that have all of the words, the shortest names when there are too many.
    private func rows(having asked: [AskedWord]) -> [Int32] {
        var counts = [UInt8](repeating: 0, count: self.rows.count)
        for (number, word) in asked.enumerated() {
            let step = UInt8(number)
            for known in self.words(answering: word) {
                for row in self.postings[known] ?? [] where counts[Int(row)] == step { counts[Int(row)] = step + 1 }
            }
        }
        let all = UInt8(asked.count)
        var found: [Int32] = []
        for row in self.rows.indices where counts[row] == all && self.living[self.rows[row].id] == Int32(row) {
            found.append(Int32(row))
        }
        return found.count > Self.mostWeighed ? self.shortest(of: found) : found
    }

    /// Returns the names with the fewest words, in one pass, because a single letter may be in half of all names.
    private func shortest(of found: [Int32]) -> [Int32] {
        var byLength = [[Int32]](repeating: [], count: 40)
        for row in found { byLength[min(self.rows[Int(row)].words, byLength.count - 1)].append(row) }
        return Array(byLength.joined().prefix(Self.mostWeighed))
    }

    private func words(answering asked: AskedWord) -> [String] {
        let beginnings =
            asked.beginning == nil ? [] : Array(self.words(beginning: asked.word, most: Self.mostBeginnings))
        return [asked.word] + beginnings + asked.corrections
    }

    /// Returns the words that this may be a misspelling of, by the catalogue's rules.
    private func corrections(of word: String) -> [String] {
        let letters = Array(word.utf8)
        guard letters.count >= 4, self.postings[word] == nil else { return [] }
        let most = letters.count <= 5 ? 1 : 2
        let near = Set(word.prefix(2)).flatMap { self.words(beginning: String($0), most: Self.mostBeginnings) }
        return near.compactMap { known in
            SpellingDistance.between(letters, Array(known.utf8), most: most).map { (word: known, distance: $0) }
        }
        .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
    }
}
