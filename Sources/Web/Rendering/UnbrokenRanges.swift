extension String {
    /// The text with its ranges of numbers kept on one line, such as "17:00–18:00".
    ///
    /// A browser may break a line after a dash; the word joiner (U+2060) after it has no width and forbids that. It belongs
    /// into what a page shows alone, never into a field, an answer to a device or a letter.
    var unbroken: String {
        let characters = Array(self.unicodeScalars)
        guard characters.count > 2 else { return self }
        var shown = String.UnicodeScalarView()
        for (place, character) in characters.enumerated() {
            shown.append(character)
            guard character == "–", place > 0, place + 1 < characters.count else { continue }
            if Self.isDigit(characters[place - 1]), Self.isDigit(characters[place + 1]) { shown.append("\u{2060}") }
        }
        return String(shown)
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool { ("0"..."9").contains(character) }
}
