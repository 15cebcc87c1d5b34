/// The one normal form of a path, so that everything that compares paths decides alike.
///
/// Hummingbird's router skips empty parts and decodes nothing: without this rule it would take `//diary` and `/diary/`
/// for `/diary`, while code that compares paths would not.
enum NormalPath {
    /// Returns whether a path is `/`, or parts that each follow one slash: none of them empty, `.` or `..`, all in the
    /// characters of RFC 3986 (section 3.3), with upper-case escapes only where needed, and valid UTF-8.
    static func isNormal(_ path: String) -> Bool {
        guard path.utf8.first == Self.slash else { return false }
        if path.utf8.count == 1 { return true }
        return path.utf8.dropFirst().split(separator: Self.slash, omittingEmptySubsequences: false)
            .allSatisfy(Self.isNormalPart)
    }

    private static let slash = UInt8(ascii: "/")
    private static let percent = UInt8(ascii: "%")

    private static func isNormalPart(_ part: Substring.UTF8View) -> Bool {
        if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return false }
        guard part.contains(Self.percent) else { return part.allSatisfy(Self.isPlain) }
        var rest = part
        var decoded: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == Self.percent {
                guard let high = rest.popFirst().flatMap(Self.digit), let low = rest.popFirst().flatMap(Self.digit)
                else { return false }
                let value = high << 4 | low
                guard Self.mayBeEscaped(value) else { return false }
                decoded.append(value)
            } else {
                guard Self.isPlain(byte) else { return false }
                decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self) != nil
    }

    /// Returns the value of an upper-case hexadecimal digit.
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Returns whether a byte may be escaped: not a slash or backslash, a control character, or a character that needs
    /// no escape.
    private static func mayBeEscaped(_ byte: UInt8) -> Bool {
        byte > 0x1F && byte != 0x7F && byte != Self.slash && byte != UInt8(ascii: "\\") && !Self.isUnreserved(byte)
    }

    private static func isPlain(_ byte: UInt8) -> Bool { Self.isUnreserved(byte) || Self.delimiters.contains(byte) }

    private static let delimiters = Set("!$&'()*+,;=:@".utf8)

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
