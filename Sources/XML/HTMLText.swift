/// Text from pages and tables in HTML, for people to read.
package enum HTMLText {
    /// `&#x10FFFF;` without its ampersand.
    private static let longestReference = 10

    /// Decodes character references once: named ones of the common few, and numbered ones.
    ///
    /// Anything else that begins with an ampersand stays as it is, also references to control characters.
    package static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            plain += rest[..<ampersand]
            let after = rest[ampersand...].dropFirst()
            if let end = after.prefix(Self.longestReference).firstIndex(of: ";"),
                let character = Self.character(after[..<end])
            {
                plain.unicodeScalars.append(character)
                rest = after[end...].dropFirst()
            } else {
                plain += "&"
                rest = after
            }
        }
        return plain + rest
    }

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        if name == "nbsp" { return " " }
        // HTML, unlike XML, also takes a large X.
        let scalar = CharacterReference.scalar(name.hasPrefix("#X") ? name.lowercased()[...] : name)
        return scalar.flatMap { $0.properties.generalCategory == .control ? nil : $0 }
    }
}
