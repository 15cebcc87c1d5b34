import Crypto
import Foundation

/// Makes an id that is the same for the same texts, by which a second import recognises its rows.
package enum StableID {
    /// Returns a UUID of version 8 (RFC 9562 section 5.8), made of SHA-256.
    package static func of(_ texts: [String]) -> String {
        var hash = SHA256()
        for text in texts {
            hash.update(data: Data(text.utf8))
            // A separator, so that "ab", "c" and "a", "bc" differ.
            hash.update(data: Data([0x1F]))
        }
        var bytes = Array(hash.finalize().prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16)
            return byte < 16 ? "0" + text : text
        }.joined()
        let ends = [8, 12, 16, 20, 32]
        return zip([0] + ends, ends).map { digits.dropFirst($0).prefix($1 - $0) }.joined(separator: "-")
    }
}
