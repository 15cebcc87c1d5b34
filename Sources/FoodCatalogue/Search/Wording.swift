import Foundation

/// Normalises text for the search: lower case, without accents and apostrophes, plurals as singulars, little words left
/// out.
package enum Wording {
    /// Words that don't tell foods apart.
    private static let little: Set<String> = [
        "and", "of", "with", "in", "the", "a", "an", "on", "or", "for", "to", "from", "w", "at", "by", "as", "n",
    ]

    package static func words(_ text: some StringProtocol) -> [String] {
        self.telling(self.pieces(text)).map(self.singular)
    }

    /// Leaves out the little words.
    static func telling(_ pieces: [String]) -> [String] { pieces.filter { !self.little.contains($0) } }

    /// Returns every word, little ones too; cuts words to `longest` letters and stops after `most` words.
    package static func pieces(_ text: some StringProtocol, most: Int = 200, longest: Int = 40) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for scalar in self.plain(text).unicodeScalars {
            if scalar.isWord {
                if piece.utf8.count < longest { piece.unicodeScalars.append(scalar) }
            } else if !scalar.isApostrophe, !piece.isEmpty {
                pieces.append(piece)
                piece = ""
                if pieces.count == most { return pieces }
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }

    /// Returns the singular of an English plural: "tomato" for "tomatoes", "berry" for "berries".
    ///
    /// Lighter than Porter's stemmer on purpose: "baked" and "baking" say different things about food.
    package static func singular(_ word: String) -> String {
        let count = word.utf8.count
        // Most words end in no letter that a plural does.
        guard count > 3, let last = word.utf8.last, "eis".utf8.contains(last) else { return word }
        if let irregular = self.irregular[word] { return irregular }
        if count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if count > 4, word.hasSuffix("ie") { return word.dropLast(2) + "y" }
        // Half-typed "cooki" and "berri" are the beginnings of "cookies" and "berries".
        if count > 4, word.hasSuffix("i") { return word.dropLast() + "y" }
        if word.hasSuffix("oes") { return String(word.dropLast(2)) }
        if count > 4, word.hasSuffix("oe") || word.hasSuffix("che") { return String(word.dropLast()) }
        if ["ches", "shes", "sses", "xes", "zzes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        if word.hasSuffix("ss") || word.hasSuffix("us") { return word }
        if count > 5, word.hasSuffix("is") { return word.dropLast(2) + "y" }
        return word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let irregular = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf", "geese": "goose",
    ]

    private static func plain(_ text: some StringProtocol) -> String {
        let lower = text.lowercased()
        guard !lower.utf8.allSatisfy({ $0 < 0x80 }) else { return lower }
        return lower.folding(options: .diacriticInsensitive, locale: nil)
    }
}

extension Unicode.Scalar {
    fileprivate var isWord: Bool {
        if self.isASCII { return (0x61...0x7A).contains(self.value) || (0x30...0x39).contains(self.value) }
        return self.properties.isAlphabetic
    }

    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
