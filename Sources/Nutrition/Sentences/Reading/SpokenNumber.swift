/// A number as people say it: "two", "1 1/2", "one and a half", "half a dozen", "three quarters of a", "a couple of", "two
/// or three".
struct SpokenNumber: Sendable, Equatable {
    let amount: Double
    /// Whether the words name no one number, so that it is shown to be checked: "2-3", "a few".
    var isGuess = false

    typealias Token = SentenceTokens.Token

    static let words: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
        "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    private static let parts: [String: Double] = [
        "half": 0.5, "halves": 0.5, "quarter": 0.25, "quarters": 0.25, "fourth": 0.25, "fourths": 0.25,
        "third": 1.0 / 3, "thirds": 1.0 / 3, "eighth": 0.125,
    ]
    /// What "a few" and "several" are taken for.
    private static let few = 3.0
    private static let groups: [String: Double] = [
        "dozen": 12, "couple": 2, "pair": 2, "few": few, "several": few, "hundred": 100,
    ]
    private static let articles: Set<String> = ["a", "an"]

    /// Reads the number at the beginning; nil, with nothing taken, when there is none.
    static func read(_ tokens: inout ArraySlice<Token>) -> SpokenNumber? {
        let start = tokens
        guard let amount = self.readAmount(&tokens) else { return nil }
        if let most = self.readMost(above: amount, &tokens) {
            return SpokenNumber(amount: (amount + most) / 2, isGuess: true)
        }
        let isGuess = start[..<tokens.startIndex].contains {
            $0.isGuess || $0.word == "few" || $0.word == "several"
        }
        return SpokenNumber(amount: amount, isGuess: isGuess)
    }

    /// Reads the "or three" of "two or three"; nil, with nothing taken, without it.
    private static func readMost(above amount: Double, _ tokens: inout ArraySlice<Token>) -> Double? {
        guard let joint = tokens.first?.word, joint == "or" || joint == "to" else { return nil }
        var rest = tokens.dropFirst()
        guard let next = rest.first, next.number != nil || next.word.flatMap({ self.words[$0] }) != nil,
            let most = self.readAmount(&rest), most > amount
        else { return nil }
        tokens = rest
        return most
    }

    private static func readAmount(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard let word = tokens.first?.word else { return self.readDigits(&tokens) }
        // "Half and half" and a "quarter pounder" are foods.
        let next = tokens.dropFirst().first?.word
        if self.parts[word] != nil, next == "and" || next == "pounder" || next == "pounders" { return nil }
        if let part = self.parts[word] { return self.readPart(part, &tokens) }
        if self.groups[word] != nil, word != "pair" || next == "of" { return self.readGroup(&tokens) }
        if self.articles.contains(word) { return self.readArticle(&tokens) }
        if word == "another" {
            tokens.removeFirst()
            return 1
        }
        guard let number = self.readBelowHundred(&tokens) else { return nil }
        return self.readRest(of: number, &tokens)
    }

    private static func readDigits(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard let number = tokens.first?.number, number > 0 else { return nil }
        tokens.removeFirst()
        if number == number.rounded(), let part = tokens.first?.number, part < 1 {
            tokens.removeFirst()
            return number + part
        }
        return self.readRest(of: number, &tokens)
    }

    private static func readBelowHundred(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard let word = tokens.first?.word, var number = self.words[word] else { return nil }
        tokens.removeFirst()
        if number >= 20, let next = tokens.first?.word, let ones = self.words[next], ones < 10 {
            number += ones
            tokens.removeFirst()
        }
        return number
    }

    /// Reads "dozen", "couple of", "hundred and fifty".
    private static func readGroup(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard let word = tokens.first?.word, var group = self.groups[word] else { return nil }
        tokens.removeFirst()
        if word == "hundred" {
            var rest = tokens
            self.skip("and", &rest)
            if let ones = self.readBelowHundred(&rest) {
                group += ones
                tokens = rest
            }
        }
        self.skip("of", &tokens)
        return group
    }

    /// Reads what may follow a number: "and a half", "dozen", "quarters of a", "x".
    private static func readRest(of number: Double, _ tokens: inout ArraySlice<Token>) -> Double {
        var number = number
        if let more = self.readMore(&tokens) {
            number += more
        } else if let next = tokens.first?.word, let part = self.parts[next] {
            number *= part
            tokens.removeFirst()
            self.skipOf(&tokens)
        } else if let next = tokens.first?.word, let each = self.groups[next], let group = self.readGroup(&tokens) {
            // "Two hundred and fifty" is twice a hundred, and fifty once.
            number = number * each + group - each
        }
        if number < 1 { self.skipOf(&tokens) }
        self.skip("x", &tokens)
        return number
    }

    /// Reads "and a half" behind a number or a measure; nil, with nothing taken, without it.
    static func readMore(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard tokens.first?.word == "and" else { return nil }
        var rest = tokens.dropFirst()
        if let article = rest.first?.word, self.articles.contains(article) { rest.removeFirst() }
        let part = rest.first?.word.flatMap { self.parts[$0] } ?? rest.first?.number
        guard let part, part > 0, part < 1 else { return nil }
        tokens = rest.dropFirst()
        return part
    }

    /// Reads "half", "half a", "half of the", "half a dozen".
    private static func readPart(_ part: Double, _ tokens: inout ArraySlice<Token>) -> Double {
        tokens.removeFirst()
        self.skipOf(&tokens)
        if tokens.first?.word == "dozen", let group = self.readGroup(&tokens) { return part * group }
        return part
    }

    /// Reads "a", "a half", "a dozen", "an extra".
    private static func readArticle(_ tokens: inout ArraySlice<Token>) -> Double {
        tokens.removeFirst()
        for word in ["single", "good", "nice"] { self.skip(word, &tokens) }
        if let next = tokens.dropFirst().first?.word, !["wheat", "grain", "milk", "meal"].contains(next) {
            self.skip("whole", &tokens)
        }
        guard let next = tokens.first?.word else { return 1 }
        if self.parts[next] != nil, tokens.count > 1, tokens.dropFirst().first?.word != "pounder" {
            return self.readAmount(&tokens) ?? 1
        }
        if next == "pair" || self.groups[next] != nil { return self.readAmount(&tokens) ?? 1 }
        return 1
    }

    /// Leaves out "of", "a", "of the" between a part and what it is of.
    private static func skipOf(_ tokens: inout ArraySlice<Token>) {
        self.skip("of", &tokens)
        for word in ["a", "an", "the", "one"] where tokens.first?.word == word {
            tokens.removeFirst()
            return
        }
    }

    private static func skip(_ word: String, _ tokens: inout ArraySlice<Token>) {
        if tokens.first?.word == word, tokens.count > 1 { tokens.removeFirst() }
    }
}
