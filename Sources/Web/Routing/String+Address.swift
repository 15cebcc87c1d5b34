extension StringProtocol {
    /// The text escaped for a part of an address: all but RFC 3986's unreserved characters.
    package var escapedForAddress: String {
        // Most ids and words have nothing to be escaped, and pages have many of them.
        self.utf8.allSatisfy(Self.isUnreserved) ? String(self) : self.escapedForAddress(keeping: "")
    }

    /// Returns the same, with some other ASCII characters left as they are.
    package func escapedForAddress(keeping kept: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(self.utf8.count + 8)
        for byte in self.utf8 {
            if Self.isUnreserved(byte) || kept.utf8.contains(byte) {
                escaped.append(byte)
            } else {
                escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Returns whether it is unreserved (RFC 3986, section 2.3).
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
