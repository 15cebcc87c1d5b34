/// Encodes values as application/x-www-form-urlencoded.
enum FormText {
    static func of(_ values: [(name: String, value: String)]) -> String {
        values.map { "\($0.name)=\(Self.escaped($0.value))" }.joined(separator: "&")
    }

    /// Escapes all but the unreserved characters of RFC 3986.
    static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { escaped, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
    }
}
