/// Small work with the text of names.
enum PlainNameText {
    /// Splits at commas and semicolons, but not within brackets.
    static func parts(_ name: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in name {
            switch character {
            case "(": depth += 1
            case ")": depth = max(depth - 1, 0)
            default: break
            }
            if character == "," || character == ";", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character == ";" ? "," : character)
            }
        }
        return parts.map { self.trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Leaves out what stands in brackets.
    static func withoutBrackets(_ part: String) -> String {
        var text = ""
        var depth = 0
        for character in part {
            switch character {
            case "(": depth += 1
            case ")": depth = max(depth - 1, 0)
            case _ where depth == 0: text.append(character)
            default: break
            }
        }
        return self.spaced(text)
    }

    /// Puts one space between words.
    static func spaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    static func trimmed(_ text: some StringProtocol) -> String { self.trimmed(text, of: " ") }

    static func trimmed(_ text: some StringProtocol, of characters: String) -> String {
        var rest = Substring(text)
        while let first = rest.first, characters.contains(first) { rest.removeFirst() }
        while let last = rest.last, characters.contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// Returns what the commas of a plain name divide; never none.
    static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var rest = Substring(text)
        while let comma = rest.firstRange(of: ", ") {
            pieces.append(String(rest[..<comma.lowerBound]))
            rest = rest[comma.upperBound...]
        }
        return pieces + [String(rest)]
    }

    /// Mends the spaces and commas around what was left out.
    static func mended(_ text: String) -> String {
        var text = self.spaced(text)
        while text.contains(" ,") { text = text.replacing(" ,", with: ",") }
        while text.contains(",,") { text = text.replacing(",,", with: ",") }
        return self.trimmed(text, of: " ,")
    }

    static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Puts a word in capitals as a name is written: "CHEX" is "Chex", "McDONALD'S" "McDonald's", "OF" "of", "REESE's"
    /// "Reese's".
    static func calmed(_ word: String) -> String {
        if self.littleWords.contains(word) { return word.lowercased() }
        let letters = word.filter(\.isLetter)
        if letters.count > 4, word.hasSuffix("'s"), letters.dropLast().allSatisfy(\.isUppercase) {
            return self.calmed(String(word.dropLast(2))) + "'s"
        }
        if word.count == 2, letters.count == 2, letters.allSatisfy(\.isUppercase) {
            return word.prefix(1) + word.dropFirst().lowercased()
        }
        guard letters.count >= 3, !letters.contains(where: \.isLowercase) else {
            let rest = word.dropFirst(2)
            guard word.hasPrefix("Mc"), word.count > 4, rest.uppercased() == rest else { return word }
            return "Mc" + rest.prefix(1) + rest.dropFirst().lowercased()
        }
        var calmed = ""
        var isFirst = true
        for character in word {
            if character.isLetter {
                calmed += isFirst ? character.uppercased() : character.lowercased()
                isFirst = false
            } else {
                calmed.append(character)
                isFirst = "-/.&".contains(character)
            }
        }
        return calmed
    }

    private static let littleWords: Set<String> = [
        "BY", "OF", "IN", "ON", "OR", "TO", "AND", "WITH", "THE", "FOR", "NO",
    ]
}
