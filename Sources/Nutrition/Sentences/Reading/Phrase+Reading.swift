extension Phrase {
    private typealias Token = SentenceTokens.Token

    /// Reads one phrase; nil for none.
    ///
    /// Its words are empty where only an amount was said.
    init?(_ tokens: ArraySlice<SentenceTokens.Token>, joint: Joint) {
        var rest = Self.withoutDimensions(tokens)
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
            case .number(let number), .guess(let number):
                number == number.rounded() ? String(Int(number)) : String(number)
            case .comma, .stop, .colon: nil
            }
        }
        if self.words.isEmpty, !self.quantity.isCounted { return nil }
    }

    /// Leaves out how wide or long something is: the "12 inch" of a pizza.
    private static func withoutDimensions(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        let place = tokens.indices.dropLast().first { place in
            tokens[place].number != nil && tokens[place + 1].word.map(self.dimensions.contains) == true
        }
        guard let place, tokens.count > 2 else { return tokens }
        return (tokens[..<place] + tokens[(place + 2)...])[...]
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
        if let number = SpokenNumber.read(&rest) {
            self.quantity.amount = number.amount
            self.quantity.isGuess = number.isGuess
            if rest.isEmpty, start.first?.word.map({ SpokenNumber.words[$0] == nil && $0 != "a" }) == true { return }
        }
        if rest.first == .word("double"), rest.dropFirst().first?.word.map(Self.doubled.contains) == true {
            self.quantity.amount = 2 * (self.quantity.amount ?? 1)
            rest.removeFirst()
        }
        self.skipFillers(&rest)
        self.readSize(&rest)
        self.readWeightOfEach(&rest)
        self.readMore(&rest)
        self.readUnit(&rest)
        self.readMore(&rest)
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

    /// Reads what may follow a number or a measure: a glass "and a half of" milk, a handful "or two of" nuts, 3 "or so"
    /// biscuits.
    private mutating func readMore(_ rest: inout ArraySlice<Token>) {
        guard let amount = self.quantity.amount else { return }
        var ahead = rest
        if self.quantity.unit != nil, let more = SpokenNumber.readMore(&ahead) {
            self.quantity.amount = amount + more
        } else if rest.first == .word("or"), rest.dropFirst().first == .word("so") {
            ahead = rest.dropFirst(2)
            self.quantity.isGuess = true
        } else if rest.first == .word("or") {
            ahead = rest.dropFirst()
            guard let most = SpokenNumber.read(&ahead)?.amount, most > amount else { return }
            self.quantity.amount = (amount + most) / 2
            self.quantity.isGuess = true
        } else {
            return
        }
        rest = ahead.first == .word("of") ? ahead.dropFirst() : ahead
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
            // "A biscuit or two."
            let isMore = ahead.first == .word("or")
            if isMore { ahead.removeFirst() }
            guard let number = SpokenNumber.read(&ahead), rest[place].word != "a" || ahead.count == 1 else { continue }
            let unit = ahead.isEmpty ? nil : Self.unit(&ahead)
            if ahead.first == .word("each") { ahead.removeFirst() }
            let states = unit == nil ? [] : ahead.prefix { $0.word.map(Self.states.contains) == true }
            guard ahead.count == states.count else { continue }
            if isMore {
                self.quantity.amount = ((self.quantity.amount ?? 1) + number.amount) / 2
                self.quantity.isGuess = true
            } else if self.quantity.isCounted {
                guard let unit, unit.isExact else { continue }
                self.quantity = Quantity(amount: number.amount, unit: unit, isGuess: number.isGuess)
            } else {
                self.quantity.amount = number.amount
                self.quantity.unit = unit
                self.quantity.isGuess = number.isGuess
            }
            rest = (states + rest[..<place])[...]
            return
        }
    }
}
