/// Decodes what stands between `&` and `;`: the five names that XML and HTML share, or a number.
enum CharacterReference {
    static func scalar(_ name: some StringProtocol) -> Unicode.Scalar? {
        switch String(name) {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init)
        }
    }
}
