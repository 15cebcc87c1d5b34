extension [UInt8] {
    /// Appends text escaped for HTML, both between tags and inside quoted attributes.
    package mutating func append(escaping text: String) {
        var text = text
        text.withUTF8 { bytes in
            var shown = 0
            for (index, byte) in bytes.enumerated() {
                guard let escaped = Self.escape(byte) else { continue }
                self.append(contentsOf: bytes[shown..<index])
                self.append(contentsOf: escaped.utf8)
                shown = index + 1
            }
            self.append(contentsOf: bytes[shown...])
        }
    }

    private static func escape(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
