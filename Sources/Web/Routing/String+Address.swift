import Foundation

extension StringProtocol {
    /// The text escaped for a part of an address: all but RFC 3986's unreserved characters.
    package var escapedForAddress: String {
        // Most ids and words have nothing to be escaped, and pages have many of them.
        self.utf8.allSatisfy(Self.isPlain) ? String(self) : self.escapedForAddress(keeping: "")
    }

    /// Returns the same, with some other ASCII characters left as they are.
    package func escapedForAddress(keeping kept: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        // Nil only for invalid Unicode, which a String can't be.
        return self.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain + kept)) ?? ""
    }

    /// Returns whether it is an ASCII digit, letter or hyphen.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
    }
}
