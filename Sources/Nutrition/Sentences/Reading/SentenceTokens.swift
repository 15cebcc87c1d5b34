/// Cuts a sentence into words in lower case, numbers, and marks that part it.
enum SentenceTokens {
    enum Token: Sendable, Equatable {
        case word(String)
        case number(Double)
        /// A number that nobody means exactly as it stands: "2-3", "-1", "1/0".
        case guess(Double)
        case comma
        /// A full stop, a semicolon or a new line.
        case stop
        case colon

        var word: String? { if case .word(let word) = self { word } else { nil } }
        var number: Double? {
            switch self {
            case .number(let number), .guess(let number): number
            case .word, .comma, .stop, .colon: nil
            }
        }
        var isGuess: Bool { if case .guess = self { true } else { false } }
    }

    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var letters = Array(self.plain(text))[...]
        var before: Character = " "
        while let letter = letters.first {
            defer { before = letter }
            if letter == "-" || letter == "\u{2212}", !before.isLetter, !before.isASCIIDigit,
                letters.dropFirst().first?.isASCIIDigit == true
            {
                letters.removeFirst()
                self.readNumber(&letters, isGuess: true, into: &tokens)
            } else if letter.isASCIIDigit || (letter == "." && letters.dropFirst().first?.isASCIIDigit == true) {
                self.readNumber(&letters, into: &tokens)
            } else if letter == "x", letters.dropFirst().first?.isASCIIDigit == true {
                tokens.append(.word("x"))
                letters.removeFirst()
            } else if letter.isLetter {
                tokens.append(.word(self.readWord(&letters)))
            } else {
                letters.removeFirst()
                if let mark = self.mark(letter, before: letters.first) { tokens.append(mark) }
            }
        }
        return tokens
    }

    /// Lower case, with fractions in digits and "&" in letters.
    private static func plain(_ text: String) -> String {
        var plain = ""
        for letter in text.lowercased() {
            switch letter {
            case "&": plain += " and "
            case "\u{2019}", "\u{2018}": plain += "'"
            case "×": plain += " x "
            default: if let fraction = self.fractions[letter] { plain += " " + fraction } else { plain.append(letter) }
            }
        }
        return plain
    }

    private static let fractions: [Character: String] = [
        "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
        "⅕": "1/5",
    ]

    private static func mark(_ letter: Character, before next: Character?) -> Token? {
        switch letter {
        case ",": .comma
        case ":": .colon
        case ";", "\n", "\r\n", "\r", "!", "?", "+": .stop
        case ".": next == nil || next?.isWhitespace == true ? .stop : nil
        // A dash between spaces parts; one within a word is a space.
        case "–", "—": .comma
        case "-": next?.isWhitespace == true ? .comma : nil
        default: nil
        }
    }

    private static func readWord(_ letters: inout ArraySlice<Character>) -> String {
        var word = ""
        while let letter = letters.first, letter.isLetter || letter.isASCIIDigit || letter == "'" {
            word.append(letter)
            letters.removeFirst()
        }
        while word.hasSuffix("'") { word.removeLast() }
        return word
    }

    /// Reads "2", "1.5", "1,5", "1,000", "3/4" or "2-3", and the letters that follow at once: "250g", "2x", "7up", "2%".
    private static func readNumber(
        _ letters: inout ArraySlice<Character>,
        isGuess: Bool = false,
        into tokens: inout [Token]
    ) {
        let start = letters
        var (number, isGuess) = (0.0, isGuess)
        self.readFraction(&letters, &number, &isGuess)
        self.readMost(&letters, &number, &isGuess)
        let token = isGuess ? Token.guess(number) : .number(number)
        if letters.first == "%" {
            let end = letters.index(after: letters.startIndex)
            tokens.append(.word(String(start[start.startIndex..<end])))
            letters = letters[end...]
            return
        }
        if let letter = letters.first, self.inches.contains(letter) {
            letters.removeFirst()
            tokens += [token, .word("inch")]
            return
        }
        guard letters.first?.isLetter == true else { return tokens.append(token) }
        let word = self.readWord(&letters)
        if word == "x" || SpokenUnit(word) != nil || Phrase.dimensions.contains(word) {
            tokens += [token, .word(word)]
        } else {
            tokens.append(.word(String(start[start.startIndex..<letters.startIndex])))
        }
    }

    /// The marks behind the inches of a pizza.
    private static let inches: Set<Character> = ["\"", "\u{2033}", "\u{201D}"]

    private static func readFraction(
        _ letters: inout ArraySlice<Character>,
        _ number: inout Double,
        _ isGuess: inout Bool
    ) {
        number = self.readDigits(&letters)
        guard letters.first == "/", letters.dropFirst().first?.isASCIIDigit == true else { return }
        letters.removeFirst()
        let parts = self.readDigits(&letters)
        if parts > 0 { number /= parts } else { isGuess = true }
    }

    /// Reads the "-3" of "2-3", which is taken for the middle; "1-1/2" is one and a half.
    private static func readMost(
        _ letters: inout ArraySlice<Character>,
        _ number: inout Double,
        _ isGuess: inout Bool
    ) {
        guard let dash = letters.first, dash == "-" || dash == "\u{2013}",
            letters.dropFirst().first?.isASCIIDigit == true
        else { return }
        var ahead = letters.dropFirst()
        var most = 0.0
        self.readFraction(&ahead, &most, &isGuess)
        guard most > number else { return }
        number = (number + most) / 2
        isGuess = true
        letters = ahead
    }

    private static func readDigits(_ letters: inout ArraySlice<Character>) -> Double {
        var digits = ""
        while let letter = letters.first {
            let next = letters.dropFirst().first
            if letter.isASCIIDigit {
                digits.append(letter)
            } else if letter == ".", next?.isASCIIDigit == true, !digits.contains(".") {
                digits.append(".")
            } else if letter == ",", next?.isASCIIDigit == true, !digits.isEmpty, !digits.contains(".") {
                // Three digits after a comma are thousands, fewer are decimals.
                if letters.dropFirst().prefix(while: \.isASCIIDigit).count != 3 { digits.append(".") }
            } else {
                break
            }
            letters.removeFirst()
        }
        return Double(digits.prefix(12)) ?? 0
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
