extension Phrase {
    private typealias Token = SentenceTokens.Token

    /// Parts the words of a sentence into phrases.
    static func phrases(of tokens: [SentenceTokens.Token]) -> [Phrase] {
        var phrases: [Phrase] = []
        for piece in Self.pieces(of: tokens) {
            guard let phrase = Phrase(piece.tokens[...], joint: phrases.isEmpty ? .apart : piece.joint) else {
                continue
            }
            guard phrase.words.isEmpty else {
                phrases.append(phrase)
                continue
            }
            // "Toast, two slices" says late how much.
            // A weight says more than a number before: "a portion of lasagne, about 300 g".
            let isExact = phrase.quantity.unit?.isExact == true
            if let last = phrases.indices.last, !phrases[last].quantity.isCounted || isExact {
                phrases[last].quantity = phrase.quantity
            }
        }
        return phrases
    }

    /// Cuts at commas, full stops, "and", "with", "then", and where an amount begins within words: people who dictate
    /// say no commas.
    private static func pieces(of tokens: [Token]) -> [(joint: Joint, tokens: [Token])] {
        var pieces: [(joint: Joint, tokens: [Token])] = [(.apart, [])]
        var rest = tokens[...]
        func part(_ joint: Joint) {
            if pieces[pieces.count - 1].tokens.isEmpty {
                // "Eggs, and toast": the nearest mark counts, but a full stop always does.
                if pieces[pieces.count - 1].joint != .apart { pieces[pieces.count - 1].joint = joint }
            } else {
                pieces.append((joint, []))
            }
        }
        while let token = rest.first {
            let taken = pieces[pieces.count - 1].tokens
            if let count = Self.goingOn(rest, after: taken) {
                pieces[pieces.count - 1].tokens += rest.prefix(count)
                rest = rest.dropFirst(count)
                continue
            }
            if let (joint, count) = Self.mark(rest, after: taken) {
                part(joint)
                rest = rest.dropFirst(count)
                continue
            }
            var ahead = rest
            if SpokenNumber.read(&ahead) != nil {
                let words = rest[rest.startIndex..<ahead.startIndex]
                if Self.beginsAnother(words, before: ahead, after: taken) { part(.list) }
                pieces[pieces.count - 1].tokens += words
                rest = ahead
            } else {
                pieces[pieces.count - 1].tokens.append(token)
                rest = rest.dropFirst()
            }
        }
        return pieces.filter { !$0.tokens.isEmpty }
    }

    /// Returns how many words go on with an amount: "and a half of" behind a glass, "or two" behind a measure or at the
    /// end; nil for none.
    private static func goingOn(_ rest: ArraySlice<Token>, after taken: [Token]) -> Int? {
        let isMeasured = taken.last?.word.flatMap(SpokenUnit.init) != nil
        var ahead = rest
        if isMeasured, SpokenNumber.readMore(&ahead) != nil, ahead.first == .word("of") {
            return ahead.startIndex - rest.startIndex
        }
        guard rest.first == .word("or"), !taken.isEmpty else { return nil }
        ahead = rest.dropFirst()
        guard SpokenNumber.read(&ahead) != nil else { return nil }
        let isEnd = ahead.first.map { $0.word.map(self.joints.contains) ?? ($0.number == nil) } ?? true
        return isMeasured || isEnd ? ahead.startIndex - rest.startIndex : nil
    }

    /// Returns the joint that begins here, and how many words it takes; nil within a phrase.
    private static func mark(_ rest: ArraySlice<Token>, after taken: [Token]) -> (Joint, Int)? {
        switch rest.first {
        case .comma: return (.list, 1)
        case .stop: return (.apart, 1)
        // "Eggs: 2" says how much behind the name.
        case .colon: return rest.dropFirst().first?.number == nil ? (.apart, 1) : nil
        case .word(let word): return Self.mark(word, rest, after: taken)
        // "0 sugars" are none.
        case .number(0) where taken.isEmpty && rest.count > 1: return (.list, self.leftOut(rest))
        case .number, .guess, nil: return nil
        }
    }

    private static func mark(_ word: String, _ rest: ArraySlice<Token>, after taken: [Token]) -> (Joint, Int)? {
        let next = rest.dropFirst().first
        switch word {
        case "and", "n":
            // "Half and half".
            if taken.last == .word("half"), next == .word("half") { return nil }
            return (.and, 1)
        case "with", "w", "alongside": return (.with, 1)
        case "without", "no", "minus", "hold":
            // What was left out belongs to nothing.
            return taken.isEmpty && word == "hold" ? nil : (.list, self.leftOut(rest))
        case "on" where next != .word("the"): return taken.isEmpty ? nil : (.on, 1)
        case "in" where ["my", "some", "a"].contains(next?.word):
            // "Pigs in a blanket".
            let isName = ["blanket", "basket", "hole"].contains(rest.dropFirst(2).first?.word)
            return taken.isEmpty || isName ? nil : (.with, 1)
        case "plus", "then", "also", "afterwards", "later": return (.apart, 1)
        case "followed" where next == .word("by"): return (.apart, 2)
        case "as" where next == .word("well"): return (.and, rest.dropFirst(2).first == .word("as") ? 3 : 2)
        case "washed" where next == .word("down"): return (.with, 2)
        case "served", "topped", "along", "together", "mixed", "filled", "covered", "made", "drizzled", "sprinkled",
            "spread",
            "smothered", "loaded":
            return next == .word("with") || next == .word("in") ? (.with, 2) : nil
        case "cooked", "fried", "dipped":
            return next == .word("in") && !taken.isEmpty ? (.with, 2) : nil
        default: return nil
        }
    }

    /// Returns how many words say what was left out.
    private static func leftOut(_ rest: ArraySlice<Token>) -> Int {
        let end = rest.dropFirst().firstIndex { $0.word == nil || $0.word == "and" || $0.word == "with" }
        return (end ?? rest.endIndex) - rest.startIndex
    }

    /// Returns whether a number within words begins another food: "a coffee two eggs"; not that of "milk 200 ml".
    private static func beginsAnother(
        _ number: ArraySlice<Token>,
        before ahead: ArraySlice<Token>,
        after taken: [Token]
    )
        -> Bool
    {
        guard let last = taken.last, Self.hasFood(taken), !ahead.isEmpty else { return false }
        if case .word(let word) = last, Self.binding.contains(word) { return false }
        var food = ahead
        guard let word = food.popFirst()?.word, !Self.joints.contains(word), !Self.dimensions.contains(word) else {
            return false
        }
        // "Chicken 200 g" ends, or another number follows; "a coffee 200 g rice" goes on.
        guard SpokenUnit(word) != nil || word == "x" else { return true }
        if food.first == .word("of") { return true }
        guard let next = food.first?.word else { return false }
        // "Pasta 200 g cooked" is one food.
        let after = food.dropFirst().first
        if Self.states.contains(next), after.map({ $0.word.map(Self.joints.contains) ?? true }) ?? true { return false }
        return Self.joints.contains(next) || SpokenNumber.words[next] != nil || next == "a" ? false : true
    }

    /// Returns whether anything but numbers, units and little words was said.
    private static func hasFood(_ tokens: [Token]) -> Bool {
        tokens.contains { token in
            guard let word = token.word else { return false }
            return SpokenUnit(word) == nil && !Self.fillers.contains(word) && SpokenNumber.words[word] == nil
                && !["a", "an", "half", "of", "x", "dozen", "couple", "few"].contains(word)
                && !Self.sizes.keys.contains(word)
        }
    }

    /// Words after which a number goes on with the same food.
    private static let binding: Set<String> = [
        "of", "in", "vitamin", "omega", "about", "around", "roughly", "had", "ate", "x", "fil",
    ]
    private static let joints: Set<String> = ["and", "with", "on", "then", "plus", "also", "for", "at"]
}
