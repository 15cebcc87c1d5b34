extension ExerciseIndex {
    /// An exercise that answers a question; the best have the highest score.
    struct Match: Sendable {
        let exercise: Exercise
        let score: Double
    }

    /// What a match loses by a word left out.
    private static let partly = 15.0
    /// The score of what a question is about when it names no exercise.
    private static let topic = 33.0
    /// The score above which the words stand in a name.
    private static let named = 20.0

    /// How far below the best an answer may be, and one of what a topic is about.
    private static let farthest = 18.0
    private static let farthestOfTopic = 10.0

    /// Returns the score that an answer must be above: where the best bears the name that was typed, what is only
    /// somehow about it is no answer.
    private static func least(beside best: Double, isTopic: Bool) -> Double {
        guard best > self.named else { return -.infinity }
        return best - (isTopic ? self.farthestOfTopic : self.farthest)
    }

    /// Returns the exercises that answer a question, best first; none for a question without words.
    func search(_ text: String, synonyms: SearchSynonyms = .shipped) -> [Match] {
        let question = ExerciseQuestion(text, index: self, synonyms: synonyms)
        guard !question.words.isEmpty else { return [] }
        if let pain = SearchPain(text) { return self.gentle(pain) }
        var best = [Double](repeating: -.infinity, count: self.entries.count)
        self.weigh(question, synonyms, &best, isWide: false)
        if let topic = SearchTopic(question.words) { self.weigh(topic, &best) }
        if best.allSatisfy({ $0 < 0 }) { self.weigh(question, synonyms, &best, isWide: true) }
        let least = Self.least(beside: best.max() ?? 0, isTopic: SearchTopic(question.words) != nil)
        return self.entries.indices.filter { best[$0] > max(least, -.infinity) }
            .sorted { best[$0] == best[$1] ? $0 < $1 : best[$0] > best[$1] }
            .map { Match(exercise: self.entries[$0].exercise, score: best[$0]) }
    }

    /// Returns a few exercises in their own order; what is left of a catalogue that holds none of them.
    private func gentle(_ pain: SearchPain) -> [Match] {
        pain.exercises.enumerated().compactMap { place, id in
            self.entries.first { $0.exercise.id == id }
                .map { Match(exercise: $0.exercise, score: Self.topic - Double(place)) }
        }
    }

    private func weigh(_ topic: SearchTopic, _ best: inout [Double]) {
        for (place, entry) in self.entries.enumerated() {
            guard let standing = topic.standing(of: entry.exercise) else { continue }
            let narrowness = topic.isNarrow ? 0 : entry.narrowness(isAskedFor: false, isSeated: false)
            let known = topic.worth(ofKnown: entry.exercise)
            let score = Self.topic + standing + known + entry.standing - narrowness
            // An exercise with the topic in its name comes before those that are only about it.
            let isNamed = best[place] > Self.named
            best[place] = max(best[place], score + (isNamed ? 1 + (best[place] - Self.named) / 40 : 0))
        }
    }

    /// Scores by every phrase; widely means with words left out, and known words taken as misspelt.
    private func weigh(_ question: ExerciseQuestion, _ synonyms: SearchSynonyms, _ best: inout [Double], isWide: Bool) {
        var known: [ExerciseQuestion.Word: WordAnswers] = [:]
        let isSeated = !SearchTopic.seatedWords.isDisjoint(with: question.words)
        for phrase in question.phrases {
            var asked: [WordAnswers] = []
            for word in question.words(of: phrase) {
                let answered = known[word] ?? self.asked(word, synonyms, isWide: isWide)
                known[word] = answered
                asked.append(answered)
            }
            if asked.allSatisfy(\.isBeside) { for place in asked.indices { asked[place].isBeside = false } }
            let match = ExerciseMatch(asked, isSeated: isSeated)
            let leaving: [Int?] = isWide && asked.count > 1 ? asked.indices.filter { !asked[$0].isBodyPart } : [nil]
            for left in leaving {
                let cost = phrase.cost + (left == nil ? 0 : Self.partly)
                for (place, entry) in self.entries.enumerated() {
                    guard let score = match.score(entry, at: place, leavingOut: left) else { continue }
                    best[place] = max(best[place], score - cost)
                }
            }
        }
    }

    private func asked(_ word: ExerciseQuestion.Word, _ synonyms: SearchSynonyms, isWide: Bool) -> WordAnswers {
        var answers = [Double](repeating: 0, count: self.stems.count)
        let number = self.number(of: word.stem)
        let isKnown = number != nil || synonyms.stems.contains(word.stem)
        // A typed plural isn't the beginning of another word.
        if !isKnown || (word.isTyping && word.typed == word.stem) {
            for spelling in self.spellings where spelling.text.hasPrefix(word.stem) {
                answers[spelling.word] = WordAnswers.beginning
            }
        }
        if let number { answers[number] = 1 }
        if isWide || (!isKnown && answers.allSatisfy { $0 == 0 }) { self.correct(word, &answers) }
        return WordAnswers(
            answers: answers,
            known: self.known(answers),
            isBeside: SearchTopic.beside.contains(word.stem) || SearchTopic.beside.contains(word.typed),
            isBodyPart: number != nil && SearchTopic.namesBody(word.stem)
        )
    }

    /// Returns what the answers gain by what is said of each exercise.
    private func known(_ answers: [Double]) -> [Double] {
        var known = [Double](repeating: 0, count: self.entries.count)
        for (word, answer) in answers.enumerated() where answer > 0 {
            for fact in self.facts[word] { known[fact.entry] = max(known[fact.entry], answer * fact.gain) }
        }
        return known
    }

    /// Adds the words that the typed one or its stem may be a misspelling of: "streching" is "stretch" with a slip and an
    /// ending.
    private func correct(_ asked: ExerciseQuestion.Word, _ answers: inout [Double]) {
        var least = SpellingSlips.forgiven(in: asked.typed)
        var found: [(word: Int, slips: Int)] = []
        for typed in asked.typed == asked.stem ? [asked.typed] : [asked.typed, asked.stem] {
            let letters = Array(typed.utf8)
            let forgiven = SpellingSlips.forgiven(in: typed)
            guard forgiven > 0, found.isEmpty else { break }
            let compare = { (text: String, word: Int) in
                let most = min(least, forgiven)
                guard abs(text.utf8.count - letters.count) <= most else { return }
                guard let slips = SpellingSlips.between(letters, Array(text.utf8), most: most) else { return }
                least = slips
                found.append((word, slips))
            }
            for spelling in self.spellings { compare(spelling.text, spelling.word) }
            for (word, stem) in self.stems.enumerated() { compare(stem, word) }
        }
        for correction in found where correction.slips == least {
            answers[correction.word] = max(answers[correction.word], WordAnswers.misspelt)
        }
    }
}
