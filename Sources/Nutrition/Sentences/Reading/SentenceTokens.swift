/// Cuts a sentence into words in lower case, numbers, and marks that part it.
enum SentenceTokens {
    enum Token: Sendable, Equatable {
        case word(String)
        case number(Double)
        case comma
        /// A full stop, a semicolon or a new line.
        case stop
        case colon

        var word: String? { if case .word(let word) = self { word } else { nil } }
        var number: Double? { if case .number(let number) = self { number } else { nil } }
    }

    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var letters = Array(self.plain(text))[...]
        while let letter = letters.first {
            if letter.isASCIIDigit || (letter == "." && letters.dropFirst().first?.isASCIIDigit == true) {
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

    /// Reads "2", "1.5", "1,5", "1,000" or "3/4", and the letters that follow at once: "250g", "2x", "7up", "2%".
    private static func readNumber(_ letters: inout ArraySlice<Character>, into tokens: inout [Token]) {
        let start = letters
        var number = self.readDigits(&letters)
        if letters.first == "/", letters.dropFirst().first?.isASCIIDigit == true {
            letters.removeFirst()
            let parts = self.readDigits(&letters)
            number = parts > 0 ? number / parts : number
        }
        if letters.first == "%" {
            let end = letters.index(after: letters.startIndex)
            tokens.append(.word(String(start[start.startIndex..<end])))
            letters = letters[end...]
            return
        }
        guard letters.first?.isLetter == true else { return tokens.append(.number(number)) }
        let word = self.readWord(&letters)
        if word == "x" || SpokenUnit(word) != nil {
            tokens += [.number(number), .word(word)]
        } else {
            tokens.append(.word(String(start[start.startIndex..<letters.startIndex])))
        }
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
