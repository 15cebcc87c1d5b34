/// Reads numbers as people say them: "two", "1 1/2", "one and a half", "half a dozen", "three quarters of a", "a couple
/// of".
enum SpokenNumber {
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
    /// What "a few" and "several" are taken for; the words name no number, and it is shown to be checked.
    private static let few = 3.0
    private static let groups: [String: Double] = [
        "dozen": 12, "couple": 2, "pair": 2, "few": few, "several": few, "hundred": 100,
    ]
    private static let articles: Set<String> = ["a", "an"]

    /// Reads the number at the beginning; nil, with nothing taken, when there is none.
    static func read(_ tokens: inout ArraySlice<Token>) -> Double? {
        guard let word = tokens.first?.word else { return self.readDigits(&tokens) }
        // "Half and half" and a "quarter pounder" are foods.
        let next = tokens.dropFirst().first?.word
        if self.parts[word] != nil, next == "and" || next == "pounder" || next == "pounders" { return nil }
        if let part = self.parts[word] { return self.readPart(part, &tokens) }
        if let group = self.groups[word], word != "pair" || tokens.dropFirst().first?.word == "of" {
            tokens.removeFirst()
            self.skip("of", &tokens)
            return group
        }
        if self.articles.contains(word) { return self.readArticle(&tokens) }
        if word == "another" {
            tokens.removeFirst()
            return 1
        }
        guard var number = self.words[word] else { return nil }
        tokens.removeFirst()
        if number >= 20, let next = tokens.first?.word, let ones = self.words[next], ones < 10 {
            number += ones
            tokens.removeFirst()
        }
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

    /// Reads what may follow a number: "and a half", "dozen", "quarters of a", "x".
    private static func readRest(of number: Double, _ tokens: inout ArraySlice<Token>) -> Double {
        var number = number
        if tokens.first?.word == "and" {
            var rest = tokens.dropFirst()
            if let article = rest.first?.word, self.articles.contains(article) { rest.removeFirst() }
            if let part = rest.first?.word.flatMap({ self.parts[$0] }) {
                number += part
                tokens = rest.dropFirst()
            } else if let part = rest.first?.number, part < 1 {
                number += part
                tokens = rest.dropFirst()
            }
        } else if let next = tokens.first?.word, let part = self.parts[next] {
            number *= part
            tokens.removeFirst()
            self.skipOf(&tokens)
        } else if let next = tokens.first?.word, let group = self.groups[next] {
            number *= group
            tokens.removeFirst()
            self.skip("of", &tokens)
        }
        if number < 1 { self.skipOf(&tokens) }
        self.skip("x", &tokens)
        return number
    }

    /// Reads "half", "half a", "half of the", "half a dozen".
    private static func readPart(_ part: Double, _ tokens: inout ArraySlice<Token>) -> Double {
        tokens.removeFirst()
        self.skipOf(&tokens)
        if let group = tokens.first?.word.flatMap({ self.groups[$0] }), tokens.first?.word == "dozen" {
            tokens.removeFirst()
            self.skip("of", &tokens)
            return part * group
        }
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
            return self.read(&tokens) ?? 1
        }
        if next == "pair" || self.groups[next] != nil { return self.read(&tokens) ?? 1 }
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
