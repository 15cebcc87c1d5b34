/// The rules that apply to every field, whoever sent it.
package enum FieldRules {
    /// The most characters of any field; most fields allow fewer.
    static let longest = 10_000
    /// The most groups of one kind in a form.
    static let mostItems = 100

    static func complaint(_ value: String, kind: FieldKind) -> String? {
        if case .flag = kind, !Self.flags.contains(value.lowercased()) { return "This must be true or false." }
        // A fast path for short ASCII, which most fields are; this runs for every field.
        if value.utf8.count <= self.longest, self.isPlain(value) { return nil }
        if value.unicodeScalars.contains(where: { Self.isRefused($0, in: kind) }) {
            return "Leave out control characters."
        }
        return value.count > Self.longest ? "Keep this to \(Self.longest) characters." : nil
    }

    /// Returns whether a field of `kind` accepts `text` with at most `length` characters: something of it is visible,
    /// none of its characters is refused, and no letter carries a thousand accents.
    package static func isFit(_ text: String, upTo length: Int, kind: FieldKind) -> Bool {
        self.complaint(text, kind: kind) == nil && self.isShort(text, upTo: length)
            && text.unicodeScalars.contains(where: \.isSeen)
    }

    /// What a ticked box and an unticked one send, and what devices say; nothing is no.
    private static let flags: Set<String> = ["on", "true", "1", "yes", "off", "false", "0", "no", ""]

    /// Counts as databases do: a letter with an accent of its own is two.
    static func isShort(_ text: String, upTo length: Int) -> Bool { text.unicodeScalars.count <= length }

    /// Makes one line of a text from elsewhere, with a space for every character that a field refuses.
    package static func cleaned(_ text: String) -> String {
        if self.isPlain(text) { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { Self.isRefused($0, in: .text) || Self.endsLine($0) ? " " : $0 }
            )
        )
    }

    /// Returns whether it is ASCII without controls, of which no field refuses anything.
    private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

    /// Makes of a refused value what a page may show again and a search may look for: of bounded length, and with a
    /// space for every character that the field refuses.
    static func showable(_ value: String, kind: FieldKind) -> String {
        let bounded = value.utf8.count <= self.longest ? value : String(value.prefix(self.longest))
        return String(
            String.UnicodeScalarView(bounded.unicodeScalars.map { Self.isRefused($0, in: kind) ? " " : $0 })
        )
    }

    /// Returns whether it is the line or paragraph separator, which aren't control characters.
    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool { (0x2028...0x2029).contains(scalar.value) }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Returns whether a field refuses the character; SQLite would cut the text at a NUL, PostgreSQL refuses it.
    private static func isRefused(_ scalar: Unicode.Scalar, in kind: FieldKind) -> Bool {
        // Direction controls would also turn the page's own words around.
        if Self.turnsDirection(scalar) { if case .secret = kind { return false } else { return true } }
        guard scalar.properties.generalCategory == .control else { return false }
        if case .lines = kind { return !["\n", "\r", "\t"].contains(scalar) }
        return true
    }
}
