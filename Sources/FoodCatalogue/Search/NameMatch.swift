/// Scores how well a name answers a question.
///
/// A word found in the head counts most and in a late part least. Words of the name that weren't asked for cost, most
/// in the head: for "apple", "Apples, raw" ranks before "Apple juice". The numbers were found by trial on lists of
/// questions with known answers (`SearchEvaluation`); they have no other source.
struct NameMatch {
    private let asked: [AskedWord]
    /// Words that were meant without being said, which cost nothing.
    private let implied: [[UInt8]]
    private let asksPreparation: Bool
    private var tokens: [Token] = []
    private var answers: [Int?] = []
    /// A bit for each part of the name in which a word was found.
    private var answeredParts: UInt32 = 0
    /// Whether the name scored last has every word.
    private(set) var isWhole = false

    private struct Token {
        let word: UnsafeRawBufferPointer
        let part: Int
        let cost: Double
        let flags: UInt8
        /// Whether it matched a word, or repeats one that did.
        var isUsed = false

        func has(_ flag: UInt8) -> Bool { self.flags & flag != 0 }
    }

    init(_ asked: [AskedWord], implied: some Sequence<String> = []) {
        self.asked = asked
        self.implied = implied.map { Array($0.utf8) }
        self.asksPreparation = asked.contains { Qualifiers.isPreparation($0.word) }
        self.tokens.reserveCapacity(64)
        self.answers.reserveCapacity(asked.count)
    }

    /// Returns the score of a shape's text without its standing; nil when it has none of the words.
    mutating func score(_ shape: UnsafeRawBufferPointer) -> Double? {
        self.read(shape)
        self.answers.removeAll(keepingCapacity: true)
        self.answeredParts = 0
        var score = 0.0
        self.isWhole = true
        var isAnswered = false
        for word in self.asked {
            let answer = self.answer(to: word)
            self.answers.append(answer?.place)
            guard let answer else {
                score -= 7
                self.isWhole = false
                continue
            }
            isAnswered = true
            score += answer.gain
            guard let place = answer.place else { continue }
            self.tokens[place].isUsed = true
            self.answeredParts |= Self.bit(self.tokens[place].part)
        }
        guard isAnswered else { return nil }
        self.markRepetitions()
        let excess = self.excess()
        return score + self.orderBonus() + (excess.head == 0 ? self.headBonus() : 0) - excess.cost
    }

    private mutating func read(_ shape: UnsafeRawBufferPointer) {
        self.tokens.removeAll(keepingCapacity: true)
        var start = 0
        while start + 3 < shape.count {
            var end = start + 3
            while end < shape.count, shape[end] != UInt8(ascii: " ") { end += 1 }
            self.tokens.append(
                Token(
                    word: UnsafeRawBufferPointer(rebasing: shape[(start + 3)..<end]),
                    part: Int(Int8(bitPattern: shape[start] &- NameShape.Letter.head)),
                    cost: Double(shape[start + 1] &- NameShape.Letter.free) / 10,
                    flags: shape[start + 2] &- NameShape.Letter.plain
                )
            )
            start = end + 1
        }
    }

    /// Finds the token that matches a word best, each token for one word only; a match in another name has no place.
    private func answer(to word: AskedWord) -> (gain: Double, place: Int?)? {
        var best: (gain: Double, place: Int?)?
        for place in self.tokens.indices where !self.tokens[place].isUsed {
            guard let cost = word.cost(self.tokens[place].word) else { continue }
            let part = self.tokens[place].part
            if part == NameShape.otherName, best != nil { break }
            let gain = Self.gain(part: part) - cost
            if gain > best?.gain ?? -.infinity { best = (gain, part == NameShape.otherName ? nil : place) }
        }
        return best
    }

    private static func gain(part: Int) -> Double {
        switch part {
        case NameShape.otherName: 6
        case ..<0: 7.5
        case 0: 10
        case 1: 8.5
        case 2: 7.5
        default: 6.5
        }
    }

    private mutating func markRepetitions() {
        for case let place? in self.answers {
            for other in self.tokens.indices where !self.tokens[other].isUsed {
                if self.tokens[other].word.elementsEqual(self.tokens[place].word) { self.tokens[other].isUsed = true }
            }
        }
    }

    /// Returns the cost of the words that weren't asked for, and how many of them are in the head.
    private func excess() -> (cost: Double, head: Int) {
        var cost = 0.0
        var head = 0
        var isBranded = false
        var isBrandAsked = false
        let chosenParts = self.chosenParts
        for token in self.tokens where token.part != NameShape.otherName {
            if token.has(NameShape.Letter.brand) {
                isBranded = true
                if token.isUsed { isBrandAsked = true }
            }
            if token.has(NameShape.Letter.rawFirst), !self.asksPreparation { cost -= 2 }
            let isBesideAnswer = self.answeredParts & Self.bit(token.part) != 0
            let isOtherChoice = token.has(NameShape.Letter.choice) && chosenParts & Self.bit(token.part) != 0
            if token.isUsed || isOtherChoice || self.isImplied(token) { continue }
            if token.part == 0 { head += 1 }
            cost += isBesideAnswer && token.part > 1 ? min(max(token.cost, 0.5) * 1.5, 3) : token.cost
        }
        // A question for a category alone, "oil", asks for any food of it.
        let counted = self.answeredParts == Self.bit(-1) ? 0 : head
        return (min(cost, 9) + 3.2 * Double(counted) + (isBranded && !isBrandAsked ? 3 : 0), head)
    }

    private func isImplied(_ token: Token) -> Bool { self.implied.contains { $0.elementsEqual(token.word) } }

    /// A bit for each part with a choice that was asked for, so that the other choice costs nothing.
    private var chosenParts: UInt32 {
        self.tokens.reduce(0) { bits, token in
            token.isUsed && token.has(NameShape.Letter.choice) ? bits | Self.bit(token.part) : bits
        }
    }

    /// Takes off for words of one part that come in another order than asked.
    private func orderBonus() -> Double {
        var bonus = 0.0
        for (first, second) in zip(self.answers, self.answers.dropFirst()) {
            if let first, let second, first > second, self.tokens[first].part == self.tokens[second].part {
                bonus -= 1.5
            }
        }
        return bonus
    }

    /// Rewards a head of which every word was asked for.
    ///
    /// The reward is more when the head is several words or naturally inverted ("chocolate milk" for "Milk,
    /// chocolate"), and less when its category makes another food of it.
    private func headBonus() -> Double {
        let heads = self.answers.count { $0.map { self.tokens[$0].part == 0 } ?? false }
        guard heads > 0, let first = self.tokens.first else { return 0 }
        let last = (self.answers.last ?? nil).map { self.tokens[$0].part }
        let isInverted = last == -1 || (last == 0 && self.isWholeSecondPartAsked)
        var bonus = heads > 1 ? 7 : isInverted ? 6.5 : 5
        if first.part == 0 { bonus += 1 }
        let isShelfAsked = self.answeredParts & Self.bit(first.part) != 0 || self.isImplied(first)
        if first.has(NameShape.Letter.composite), !isShelfAsked { bonus -= 6 }
        return bonus
    }

    private var isWholeSecondPartAsked: Bool {
        self.answeredParts & Self.bit(1) != 0 && self.tokens.allSatisfy { $0.part != 1 || $0.isUsed }
    }

    private static func bit(_ part: Int) -> UInt32 { 1 << UInt32(part + 4) }
}
