import Foundation

/// Splits texts into words, and words into stems that are equal for "run", "runs" and "running".
enum SearchWording {
    /// The most letters that are read of a question.
    private static let mostLetters = 200
    private static let mostWords = 10
    /// Words that don't tell exercises apart.
    private static let little: Set<String> = [
        "and", "the", "of", "with", "on", "in", "to", "for", "your", "my", "an", "at", "by", "from", "or",
    ]

    /// Returns the words in lower case, without accents and apostrophes: "Farmer's walk" is "farmers" and "walk".
    static func words(_ text: String) -> [String] {
        let pieces = self.pieces(text)
        let telling = pieces.filter { !self.little.contains($0) }
        return Array((telling.isEmpty ? pieces : telling).prefix(self.mostWords))
    }

    private static func pieces(_ text: String) -> [String] {
        var lower = String(text.prefix(self.mostLetters)).lowercased()
        if !lower.utf8.allSatisfy({ $0 < 0x80 }) {
            lower = lower.folding(options: .diacriticInsensitive, locale: nil)
        }
        lower.unicodeScalars.removeAll { $0 == "'" || $0 == "\u{2019}" }
        return lower.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the stem: without a plural's, a participle's or a silent ending.
    static func stem(_ word: String) -> String {
        if let irregular = self.irregular[word] { return irregular }
        return self.withoutSilentEnd(self.withoutParticiple(self.singular(word)))
    }

    private static let irregular = [
        "calves": "calf", "calve": "calf", "calfs": "calf", "flies": "fly", "flye": "fly", "flyes": "fly",
        "feet": "foot", "abs": "ab", "lying": "lying", "sitting": "seat", "swimming": "swim", "skiing": "ski",
        "boxing": "boxing", "rowing": "rowing", "stepping": "step", "tyre": "tire", "tyres": "tire",
        "defence": "defens", "defense": "defens", "mobilisation": "mobilization", "centre": "center",
        "grey": "gray",
    ]

    private static func singular(_ word: String) -> String {
        let count = word.utf8.count
        guard count > 2, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else { return word }
        if count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if count > 4, ["ches", "shes", "sses", "xes", "zzes"].contains(where: word.hasSuffix) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    /// Takes off "-ing" and "-ed" where enough of a word is left, with a doubled letter before them.
    private static func withoutParticiple(_ word: String) -> String {
        let end = word.hasSuffix("ing") ? 3 : word.hasSuffix("ed") ? 2 : 0
        guard end > 0, word.utf8.count >= end + 3 else { return word }
        let root = word.dropLast(end)
        guard root.contains(where: "aeiouy".contains) else { return word }
        let isDoubled = root.last == root.dropLast().last && !"lsz".contains(root.last ?? "s")
        return String(isDoubled ? root.dropLast() : root)
    }

    private static func withoutSilentEnd(_ word: String) -> String {
        word.utf8.count > 3 && word.hasSuffix("e") && !word.hasSuffix("ee") ? String(word.dropLast()) : word
    }
}
