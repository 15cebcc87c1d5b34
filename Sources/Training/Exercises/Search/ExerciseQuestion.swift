/// What somebody typed to find an exercise, in all the words that it may mean.
struct ExerciseQuestion {
    struct Phrase {
        var stems: [String]
        /// What a match by these words loses against one by the typed words.
        var cost = 0.0
        /// Whether the last word is the typed one, which may go on.
        var isTyping = true
        fileprivate var depth = 0
    }

    /// A word of a phrase.
    struct Word: Hashable {
        let stem: String
        /// The word as it was typed where the phrase has the typed words; else its stem.
        let typed: String
        /// Whether more letters may follow.
        let isTyping: Bool
    }

    let words: [String]
    private(set) var phrases: [Phrase] = []

    private static let mostPhrases = 14

    init(_ text: String, index: ExerciseIndex, synonyms: SearchSynonyms) {
        self.words = SearchWording.words(text)
        guard !self.words.isEmpty else { return }
        self.phrases = [Phrase(stems: self.words.flatMap(index.stems))]
        self.addJoined(index)
        self.addParted(index)
        self.addSynonyms(index, synonyms)
        self.addHeard(index, synonyms)
    }

    /// Adds the phrase with an unknown word written apart, half-typed or misspelt: "skulcrushe".
    private mutating func addParted(_ index: ExerciseIndex) {
        for (place, word) in self.words.enumerated() where word.utf8.count > 4 && !index.knows(beginning: word) {
            guard index.stems(of: word).count == 1, index.number(of: SearchWording.stem(word)) == nil else { continue }
            guard let parts = index.stems(like: word) else { continue }
            let before = self.words[..<place].flatMap(index.stems)
            let after = self.words[(place + 1)...].flatMap(index.stems)
            self.phrases.append(Phrase(stems: before + parts + after, cost: 1, isTyping: !after.isEmpty))
        }
    }

    /// Adds the phrase with two words written as one where names do so: "dead lift" is "deadlift".
    private mutating func addJoined(_ index: ExerciseIndex) {
        for place in self.words.indices.dropLast() {
            let joined = SearchWording.stem(self.words[place] + self.words[place + 1])
            guard index.number(of: joined) != nil else { continue }
            var words = self.words
            words.replaceSubrange(place...(place + 1), with: [joined])
            self.phrases.append(Phrase(stems: words.flatMap(index.stems)))
        }
    }

    /// Returns the words of a phrase; the last one may go on.
    func words(of phrase: Phrase) -> [Word] {
        var words = phrase.stems.map { Word(stem: $0, typed: $0, isTyping: false) }
        if phrase.isTyping, let stem = phrase.stems.last, let typed = self.words.last {
            words[words.count - 1] = Word(stem: stem, typed: typed, isTyping: true)
        }
        return words
    }

    private mutating func addSynonyms(_ index: ExerciseIndex, _ synonyms: SearchSynonyms) {
        var next = 0
        while next < self.phrases.count {
            let phrase = self.phrases[next]
            next += 1
            guard phrase.depth < 2 else { continue }
            self.addSayings(of: phrase, index, synonyms)
        }
    }

    /// Adds what is meant by a word that names write apart and sayings don't: a handstand push-up, where "hand stand" is a name.
    private mutating func addHeard(_ index: ExerciseIndex, _ synonyms: SearchSynonyms) {
        let heard = synonyms.joined(self.phrases[0].stems)
        guard heard != self.phrases[0].stems else { return }
        self.addSayings(of: Phrase(stems: heard), index, synonyms)
    }

    private mutating func addSayings(of phrase: Phrase, _ index: ExerciseIndex, _ synonyms: SearchSynonyms) {
        for place in phrase.stems.indices {
            for saying in synonyms.sayings(at: place, of: phrase.stems) where self.phrases.count < Self.mostPhrases {
                let written = saying.written.flatMap(index.stems)
                guard !written.allSatisfy(phrase.stems.contains) || saying.said.count > written.count else {
                    continue
                }
                let after = place + saying.said.count
                var changed = phrase
                changed.stems.replaceSubrange(place..<after, with: written)
                changed.cost += 1.5
                changed.depth += 1
                changed.isTyping = phrase.isTyping && after < phrase.stems.count
                guard !self.phrases.contains(where: { $0.stems == changed.stems }) else { continue }
                self.phrases.append(changed)
            }
        }
    }
}
