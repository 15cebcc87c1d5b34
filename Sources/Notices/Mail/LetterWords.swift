import Foundation

/// What members wrote, as letters may carry it.
///
/// Letters go where Spotter alone vouches for them, so nothing that a member wrote may become a link there. Who hasn't
/// confirmed an address may not be a member at all: letters to such an address carry nothing a member wrote.
package enum LetterWords {
    /// How a letter begins: with the name only where the address is confirmed and nothing of the name could become a link.
    package static func greeting(_ firstName: String, isConfirmed: Bool) -> String {
        guard isConfirmed, let name = self.name(firstName) else { return "Hello," }
        return "Hello \(name),"
    }

    /// The text on one line, with "…" for each word that a mail program could make a link of.
    package static func plain(_ text: String) -> String {
        self.words(text).map(self.harmless).joined(separator: " ")
    }

    /// The name on one line; nil when it is empty or a mail program could make a link of anything in it.
    static func name(_ text: String) -> String? {
        let name = self.plain(text)
        return name.isEmpty || name.contains("/") || name != self.words(text).joined(separator: " ") ? nil : name
    }

    /// Without line ends, control characters and what turns the direction of a line or can't be seen.
    private static func words(_ text: String) -> [String] {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
            // They join letters of Persian and parts of emoji.
            case .format where !self.joiners.contains(scalar): continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]

    /// The word, or "…" in place of all but the punctuation around it.
    private static func harmless(_ word: String) -> String {
        guard self.isLinkable(word) else { return word }
        let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber && !"/\\@".contains($0) }
        let after = word.reversed().prefix(while: isSign).reversed()
        return word.prefix(while: isSign) + "…" + String(after)
    }

    /// Whether mail programs might make a link of it: an address of the web or of mail, a host's name or number, a share.
    private static func isLinkable(_ word: String) -> Bool {
        // As it is compared: letters and dots of full width are those of ASCII, and so is the stop of Chinese names.
        let folded = word.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
            .filter { $0.properties.generalCategory != .format }
            .map { $0 == "\u{3002}" ? "." : Character($0) }
        let text = String(folded)
        if ["@", "//", "\\", "www."].contains(where: { text.contains($0) }) { return true }
        return self.hasScheme(folded) || self.hasHostName(folded) || self.hasHostNumber(text)
    }

    /// As in "mailto:ana"; an hour as in "12:30" is none.
    private static func hasScheme(_ text: [Character]) -> Bool {
        text.indices.dropFirst().dropLast().contains { index in
            text[index] == ":" && text[index - 1].isLetter
        }
    }

    /// As in "evil.example": a dot between what could be labels, the last beginning with a letter.
    private static func hasHostName(_ text: [Character]) -> Bool {
        text.indices.dropFirst().dropLast(2).contains { index in
            text[index] == "." && (text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == "-")
                && text[index + 1].isLetter && (text[index + 2].isLetter || "0123456789-".contains(text[index + 2]))
        }
    }

    /// As in "192.0.2.7".
    private static func hasHostNumber(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: true)
        return parts.count >= 4 && parts.dropFirst().dropLast().allSatisfy { $0.allSatisfy(\.isNumber) }
    }
}
