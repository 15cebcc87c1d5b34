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
            if let last = phrases.indices.last, !phrases[last].quantity.isCounted {
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

    /// Returns the joint that begins here, and how many words it takes; nil within a phrase.
    private static func mark(_ rest: ArraySlice<Token>, after taken: [Token]) -> (Joint, Int)? {
        switch rest.first {
        case .comma: return (.list, 1)
        case .stop: return (.apart, 1)
        // "Eggs: 2" says how much behind the name.
        case .colon: return rest.dropFirst().first?.number == nil ? (.apart, 1) : nil
        case .word(let word): return Self.mark(word, rest, after: taken)
        case .number, nil: return nil
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
            let end = rest.dropFirst().firstIndex { $0.word == nil || $0.word == "and" || $0.word == "with" }
            return taken.isEmpty && word == "hold" ? nil : (.list, (end ?? rest.endIndex) - rest.startIndex)
        case "on" where next != .word("the"): return taken.isEmpty ? nil : (.on, 1)
        case "in" where next == .word("my") || next == .word("some"): return taken.isEmpty ? nil : (.with, 1)
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
        guard let word = food.popFirst()?.word, !Self.joints.contains(word) else { return false }
        // "Chicken 200 g" ends, or another number follows; "a coffee 200 g rice" goes on.
        guard SpokenUnit(word) != nil || word == "x" else { return true }
        if food.first == .word("of") { return true }
        guard let next = food.first?.word else { return false }
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
        "of", "in", "vitamin", "omega", "about", "around", "roughly", "had", "ate", "x",
    ]
    private static let joints: Set<String> = ["and", "with", "on", "then", "plus", "also", "for", "at"]

    /// Reads one phrase; nil for none.
    ///
    /// Its words are empty where only an amount was said.
    private init?(_ tokens: ArraySlice<Token>, joint: Joint) {
        var rest = tokens
        self.joint = joint
        self.quantity = Quantity()
        self.words = []
        self.skipFillers(&rest)
        Self.dropEnd(&rest)
        guard !rest.isEmpty else { return nil }
        let beforeAmount = rest
        self.readQuantity(&rest)
        self.skipFillers(&rest)
        // "A dozen" alone is an amount of what was said before; a unit alone may be a food, too.
        if rest.isEmpty, self.quantity.unit == nil, beforeAmount.first?.word != nil, !self.quantity.isCounted {
            rest = beforeAmount
        }
        self.readLateQuantity(&rest)
        self.words = rest.compactMap { token in
            switch token {
            case .word(let word): word == "the" ? nil : word
            case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
            case .comma, .stop, .colon: nil
            }
        }
        if self.words.isEmpty, !self.quantity.isCounted { return nil }
    }

    private mutating func skipFillers(_ rest: inout ArraySlice<Token>) {
        while let word = rest.first?.word, rest.count > 1 || Self.dropped.contains(word) {
            if word == "my" { self.isOwn = true }
            if word == "of", rest.count > 1 {
                rest.removeFirst()
            } else if Self.fillers.contains(word) {
                // "A bit of", "a little": no number is meant.
                rest.removeFirst()
            } else if word == "a", let next = rest.dropFirst().first?.word, Self.vague.contains(next), rest.count > 2 {
                rest.removeFirst(2)
            } else {
                return
            }
        }
    }

    /// Leaves out when and where it was eaten.
    private static func dropEnd(_ rest: inout ArraySlice<Token>) {
        for phrase in self.endings where rest.count > phrase.count {
            let words = rest.suffix(phrase.count).map(\.word)
            if words == phrase { rest = rest.dropLast(phrase.count) }
        }
        // "At 8", "at 8am", "at noon".
        if let place = rest.lastIndex(of: .word("at")), place > rest.startIndex, rest.endIndex - place <= 3 {
            rest = rest[..<place]
        }
    }

    /// Reads the amount, the size and the unit before a food.
    private mutating func readQuantity(_ rest: inout ArraySlice<Token>) {
        let start = rest
        if let amount = SpokenNumber.read(&rest) {
            self.quantity.amount = amount
            if rest.isEmpty, start.first?.word.map({ SpokenNumber.words[$0] == nil && $0 != "a" }) == true { return }
        }
        if rest.first == .word("double"), rest.dropFirst().first?.word.map(Self.doubled.contains) == true {
            self.quantity.amount = 2 * (self.quantity.amount ?? 1)
            rest.removeFirst()
        }
        self.skipFillers(&rest)
        self.readSize(&rest)
        self.readWeightOfEach(&rest)
        self.readUnit(&rest)
        if self.quantity.size == nil { self.readSize(&rest) }
        if self.quantity.amount == nil, self.quantity.unit != nil { self.quantity.amount = 1 }
    }

    private mutating func readSize(_ rest: inout ArraySlice<Token>) {
        while let word = rest.first?.word, rest.count > 1 {
            let next = rest.dropFirst().first?.word
            if let size = Self.sizes[word] {
                self.quantity.size = size
            } else if !Self.fills.contains(word) || next.flatMap(SpokenUnit.init) == nil {
                return
            }
            self.taken.append(word)
            rest.removeFirst()
        }
    }

    /// Reads the "330 ml" of "two 330 ml cans of cola", by which the number is multiplied.
    private mutating func readWeightOfEach(_ rest: inout ArraySlice<Token>) {
        guard self.quantity.isCounted, let each = rest.first?.number else { return }
        var ahead = rest.dropFirst()
        guard let unit = Self.unit(&ahead), unit.isExact, !ahead.isEmpty else { return }
        self.quantity.amount = (self.quantity.amount ?? 1) * each
        self.quantity.unit = unit
        rest = ahead
        // The container says nothing more.
        var container = rest
        if Self.unit(&container) != nil, !container.isEmpty { rest = container }
    }

    private mutating func readUnit(_ rest: inout ArraySlice<Token>) {
        guard self.quantity.unit == nil, let word = rest.first?.word else { return }
        var ahead = rest
        guard let unit = Self.unit(&ahead) else { return }
        let isOf = ahead.first == .word("of")
        // A unit needs a number or "of": "bar" may be the food.
        guard self.quantity.isCounted || isOf, !(word == "side" && !isOf) else { return }
        self.taken = isOf ? [] : self.taken + [word]
        self.quantity.unit = unit
        rest = isOf ? ahead.dropFirst() : ahead
    }

    private static func unit(_ rest: inout ArraySlice<Token>) -> SpokenUnit? {
        guard let word = rest.first?.word else { return nil }
        let next = rest.dropFirst().first?.word
        if word == "fl" || word == "fluid", let next, ["oz", "ounce", "ounces"].contains(next) {
            rest.removeFirst(2)
            return SpokenUnit.fluidOunce
        }
        if word == "table" || word == "tea" || word == "dessert", let next, next.hasPrefix("spoon"),
            let spoon = SpokenUnit(next)
        {
            rest.removeFirst(2)
            return word == "dessert" ? spoon : .household(word + "spoon")
        }
        guard let unit = SpokenUnit(word) else { return nil }
        rest.removeFirst()
        return unit
    }

    /// Reads an amount behind the food: "rice 150 g", "eggs x 2", "milk 1 cup"; a weight counts more than a number
    /// before.
    private mutating func readLateQuantity(_ rest: inout ArraySlice<Token>) {
        for place in rest.indices.dropFirst() {
            var ahead = rest[place...]
            if ahead.first == .word("x") { ahead.removeFirst() }
            if ahead.first == .colon { ahead.removeFirst() }
            guard let number = SpokenNumber.read(&ahead), rest[place].word != "a" || ahead.count == 1 else { continue }
            let unit = ahead.isEmpty ? nil : Self.unit(&ahead)
            if ahead.first == .word("each") { ahead.removeFirst() }
            guard ahead.isEmpty else { continue }
            if self.quantity.isCounted {
                guard let unit, unit.isExact else { continue }
                self.quantity = Quantity(amount: number, unit: unit)
            } else {
                self.quantity.amount = number
                self.quantity.unit = unit
            }
            rest = rest[..<place]
            return
        }
    }

    private static let sizes = [
        "small": "small", "little": "small", "tiny": "small", "mini": "small", "medium": "medium", "large": "large",
        "big": "large", "tall": "large", "huge": "large", "sized": "medium", "regular": "medium",
    ]
    /// Words about how full a measure is.
    private static let fills: Set<String> = [
        "heaped", "heaping", "level", "generous", "full", "good", "nice", "rounded",
    ]
    /// What is served by the shot, of which a double is two.
    private static let doubled: Set<String> = [
        "espresso", "shot", "gin", "vodka", "whisky", "whiskey", "rum", "scotch", "bourbon",
    ]
    private static let vague: Set<String> = ["bit", "little", "touch", "load", "lot"]

    /// Words that say nothing about food, where they come first.
    private static let fillers: Set<String> = [
        "i", "i've", "ive", "i'd", "i'm", "we", "we've", "had", "have", "having", "has", "ate", "drank", "eaten",
        "just",
        "today", "tonight", "yesterday", "this", "ok", "okay", "um", "uh", "er", "erm", "well", "please", "log", "add",
        "record", "track", "got", "grabbed", "finished", "enjoyed", "consumed", "snacked", "it", "was", "were", "is",
        "there", "that", "my", "our", "the", "some", "about", "around", "roughly", "approximately", "approx", "maybe",
        "probably", "only", "also", "and", "then", "so", "now", "to", "me", "you", "extra", "lots", "more", "any",
        "like",
        "usual", "morning", "afternoon", "evening", "followed", "by", "x", "for", "dessert", "drinks", "both", "up",
        "off",
    ]
    /// Words that are no food even alone.
    private static let dropped: Set<String> = [
        "i", "i've", "had", "have", "ate", "drank", "today", "tonight", "yesterday", "please", "morning", "it", "some",
        "afterwards", "afternoon", "evening", "was", "me", "my", "the",
    ]

    private static let endings: [[String?]] = [
        "please", "today", "tonight", "yesterday", "too", "this morning", "this afternoon", "this evening",
        "in the morning", "in the afternoon", "in the evening", "after that", "at work", "at home", "at school",
        "at the office", "at the gym", "on the side", "on the go", "on top", "to drink", "to start", "to finish",
        "for dessert", "for pudding", "for afters", "for starters", "for me", "with it", "at noon", "as usual",
        "last night", "later", "after", "before bed", "before the gym", "after the gym", "each",
    ].map { $0.split(separator: " ").map(String.init) }
}
