/// Decodes text between tags: the five predefined entities and numeric references.
enum XMLText {
    /// The length of `&#x10FFFF;` without its ampersand.
    private static let longestEscape = 10

    static func unescaped(_ bytes: [UInt8]) throws -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            plain += rest[..<ampersand]
            let after = rest[(ampersand + 1)...]
            guard let end = after.prefix(Self.longestEscape).firstIndex(of: UInt8(ascii: ";")),
                let character = CharacterReference.scalar(String(decoding: after[..<end], as: UTF8.self))
            else { throw XMLProblem.declaresEntities }
            plain += Array(String(character).utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: plain + rest, as: UTF8.self)
    }
}
