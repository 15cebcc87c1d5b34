import Foundation

/// Cleans members' words for mails.
///
/// Mails come in our name, so nothing that a member wrote may become a link in them. The owner of an unconfirmed
/// address may not be a member at all, so mails to it contain no words of members.
package enum LetterWords {
    /// Returns the greeting, with the name only where the address is confirmed and nothing in the name could become a
    /// link.
    package static func greeting(_ firstName: String, isConfirmed: Bool) -> String {
        guard isConfirmed, let name = self.name(firstName) else { return "Hello," }
        return "Hello \(name),"
    }

    /// Returns the text on one line, with "…" for each word that a mail program could make a link.
    package static func plain(_ text: String) -> String {
        self.words(text).map(self.harmless).joined(separator: " ")
    }

    /// Returns the name on one line; nil when it is empty or a mail program could make a link of a part.
    static func name(_ text: String) -> String? {
        let name = self.plain(text)
        return name.isEmpty || name.contains("/") || name != self.words(text).joined(separator: " ") ? nil : name
    }

    /// Returns the words without line breaks, control characters, direction controls and invisible characters.
    private static func words(_ text: String) -> [String] {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
            // Joiners are needed for letters of Persian and parts of emoji.
            case .format where !self.joiners.contains(scalar): continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]

    /// Returns the word, or "…" in place of everything but the punctuation around it.
    private static func harmless(_ word: String) -> String {
        guard self.isLinkable(word) else { return word }
        let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber && !"/\\@".contains($0) }
        let after = word.reversed().prefix(while: isSign).reversed()
        return word.prefix(while: isSign) + "…" + String(after)
    }

    /// Returns whether mail programs might make it a link: a web or mail address, a host name or number, a network
    /// share.
    private static func isLinkable(_ word: String) -> Bool {
        // Normalised for comparison: full-width letters and dots become ASCII, and so does the full stop of Chinese
        // names.
        let folded = word.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
            .filter { $0.properties.generalCategory != .format }
            .map { $0 == "\u{3002}" ? "." : Character($0) }
        let text = String(folded)
        if ["@", "//", "\\", "www."].contains(where: { text.contains($0) }) { return true }
        return self.hasScheme(folded) || self.hasHostName(folded) || self.hasHostNumber(text)
    }

    /// Returns whether it has a scheme, as in "mailto:ana"; a time as in "12:30" is none.
    private static func hasScheme(_ text: [Character]) -> Bool {
        text.indices.dropFirst().dropLast().contains { index in
            text[index] == ":" && text[index - 1].isLetter
        }
    }

    /// Returns whether it has a host name, as in "evil.example": a dot between possible labels, the last beginning with
    /// a letter.
    private static func hasHostName(_ text: [Character]) -> Bool {
        text.indices.dropFirst().dropLast(2).contains { index in
            text[index] == "." && (text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == "-")
                && text[index + 1].isLetter && (text[index + 2].isLetter || "0123456789-".contains(text[index + 2]))
        }
    }

    /// Returns whether it has an IPv4 address, as in "192.0.2.7".
    private static func hasHostNumber(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: true)
        return parts.count >= 4 && parts.dropFirst().dropLast().allSatisfy { $0.allSatisfy(\.isNumber) }
    }
}
