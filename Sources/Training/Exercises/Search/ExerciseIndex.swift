/// The names and facts of exercises as numbered words, so that a search compares numbers.
///
/// It is made once for a catalogue; a member's own exercises are added to a copy.
struct ExerciseIndex: Sendable {
    /// One name of an exercise.
    struct Name: Sendable {
        enum Kind: Sendable { case name, alias, plain }

        let kind: Kind
        let words: [Int]
    }

    /// An exercise of which a word is said, and what the word is worth in a question.
    struct Fact: Sendable {
        /// The exercise's place among the entries.
        let entry: Int
        let gain: Double
    }

    struct Entry: Sendable {
        let exercise: Exercise
        let names: [Name]
        /// What it is worth before anything is asked: the usual come first, and what the member wrote down.
        let standing: Double

        init(_ exercise: Exercise, names: [Name], isOwn: Bool) {
            self.exercise = exercise
            self.names = names
            let usual: Double = [.staple: 3, .seldom: -3][exercise.usual] ?? 0
            self.standing = usual + (isOwn ? 2 : 0) + (exercise.isBestKnown ? Exercise.knownBetter : 0)
        }

        /// Returns what it loses because it was made for some: little where it was asked for by its name.
        func narrowness(isAskedFor: Bool, isSeated: Bool) -> Double {
            if self.exercise.madeFor.isEmpty { return 0 }
            if isAskedFor { return 1 }
            return isSeated && self.exercise.madeFor.contains(.seat) ? 4 : 8
        }
    }

    private(set) var entries: [Entry] = []
    /// How a word is written: "running" and "run" are the same word.
    private(set) var spellings: [(text: String, word: Int)] = []
    private(set) var stems: [String] = []
    /// What each word is said of, the words of names too; each exercise once for a word.
    private(set) var facts: [[Fact]] = []
    private var numbers: [String: Int] = [:]
    /// The words of texts that were read before: names of muscles and gear come again and again.
    private var read: [String: [Int]] = [:]
    private var written: Set<String> = []
    /// Words that names write apart, by how they are written as one: "pushup" is "push" and "up".
    private var parts: [String: [String]] = [:]

    /// Adds exercises; `areOwn` says that the member wrote them down.
    mutating func add(_ exercises: [Exercise], areOwn: Bool = false) {
        for exercise in exercises {
            for name in [exercise.name, exercise.plain] + exercise.aliases {
                let words = SearchWording.words(name)
                self.join(words, words.map(SearchWording.stem))
            }
        }
        // They stand by name, which decides between equals.
        for exercise in exercises.sorted(by: { ($0.name, $0.id) < ($1.name, $1.id) }) {
            self.entries.append(self.entry(exercise, isOwn: areOwn))
        }
    }

    var isEmpty: Bool { self.entries.isEmpty }

    /// Returns the number of a stem; nil when no name or fact has it.
    func number(of stem: String) -> Int? { self.numbers[stem] }

    /// Returns the stems of a word, which are several where names write it apart.
    func stems(of word: String) -> [String] {
        let stem = SearchWording.stem(word)
        let parts = self.parts[word] ?? self.parts[stem] ?? [stem]
        return parts.count == 1 ? parts : parts.flatMap { self.parts[$0] ?? [$0] }
    }

    /// Returns the stems that names write apart where the typed word is their beginning or misspelt: "pushu", "skulcrusher".
    func stems(like typed: String) -> [String]? {
        let began = self.parts.keys.filter { $0.hasPrefix(typed) }.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        if let began { return self.parts[began] }
        let letters = Array(typed.utf8)
        let most = min(1, SpellingSlips.forgiven(in: typed))
        let near = self.parts.keys.filter {
            abs($0.utf8.count - letters.count) <= most
                && SpellingSlips.between(letters, Array($0.utf8), most: most) != nil
        }.min()
        return near.flatMap { self.parts[$0] }
    }

    /// Returns whether a word of a name begins so.
    func knows(beginning: String) -> Bool { self.spellings.contains { $0.text.hasPrefix(beginning) } }

    private mutating func join(_ words: [String], _ stems: [String]) {
        for length in [2, 3] where words.count >= length {
            for start in 0...(words.count - length) {
                let run = start..<(start + length)
                let joined = stems[run].joined()
                // Short ones would be found in too many places: "a" and "b" are not "ab".
                guard joined.utf8.count > 3 else { continue }
                let parts = Array(stems[run])
                for text in [words[run].joined(), words[run].dropLast().joined() + (parts.last ?? ""), joined] {
                    self.parts[text] = self.parts[text] ?? parts
                }
            }
        }
    }

    private mutating func entry(_ exercise: Exercise, isOwn: Bool) -> Entry {
        var names = [Name(kind: .name, words: self.numbered(exercise.name))]
        names += exercise.aliases.map { Name(kind: .alias, words: self.numbered($0)) }
        if !exercise.plain.isEmpty { names.append(Name(kind: .plain, words: self.numbered(exercise.plain))) }
        var gains: [Int: Double] = [:]
        let add = { (words: [Int], gain: Double) in for word in words { gains[word] = max(gain, gains[word] ?? 0) } }
        for name in names { add(name.words, 6) }
        for muscle in exercise.muscles { add(self.words(of: muscle), 5.5) }
        for muscle in exercise.alsoMuscles { add(self.words(of: muscle), 3) }
        for gear in exercise.gear { add(self.numbered(gear), 5) }
        if exercise.gear.contains(where: { [.machines, .cable].contains(Gear(word: $0)) }) {
            add(self.numbered("machine"), 5)
        }
        if exercise.equipment == .none { add(self.numbered("bodyweight no equipment"), 5) }
        add(self.numbered(exercise.category.label), 4)
        if exercise.category == .flexibility { add(self.numbered("stretch mobility"), 4) }
        add(self.numbered(exercise.position.label), 3)
        for audience in exercise.madeFor { add(self.numbered(audience.label), 3) }
        for part in exercise.parts where part != .main { add(self.numbered(part.label), 2) }
        for (word, gain) in gains { self.facts[word].append(Fact(entry: self.entries.count, gain: gain)) }
        return Entry(exercise, names: names, isOwn: isOwn)
    }

    private mutating func words(of muscle: Muscle) -> [Int] {
        ([muscle.rawValue, muscle.label] + muscle.otherNames).flatMap { self.numbered($0) }
    }

    private mutating func numbered(_ text: String) -> [Int] {
        if let numbers = self.read[text] { return numbers }
        let numbers = SearchWording.words(text).flatMap { word in
            let stems = self.stems(of: word)
            let numbers = stems.map { self.number($0) }
            if stems.count == 1, self.written.insert(word).inserted { self.spellings.append((word, numbers[0])) }
            return numbers
        }
        self.read[text] = numbers
        return numbers
    }

    private mutating func number(_ stem: String) -> Int {
        if let number = self.numbers[stem] { return number }
        self.numbers[stem] = self.stems.count
        self.stems.append(stem)
        self.facts.append([])
        return self.stems.count - 1
    }
}
