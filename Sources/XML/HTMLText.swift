/// Decodes text from HTML for people to read.
package enum HTMLText {
    /// The length of `&#x10FFFF;` without its ampersand.
    private static let longestReference = 10

    /// Decodes the common named character references and all numeric ones, once.
    ///
    /// Anything else that begins with an ampersand stays as it is, including references to control characters.
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
        // HTML also allows a capital X, unlike XML.
        let scalar = CharacterReference.scalar(name.hasPrefix("#X") ? name.lowercased()[...] : name)
        return scalar.flatMap { $0.properties.generalCategory == .control ? nil : $0 }
    }
}
