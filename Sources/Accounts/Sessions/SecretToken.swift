import Crypto
import Foundation
import Web

/// A random secret that opens a session or a mailed link.
///
/// Only its hash is stored, so that a reader of the database can't use it. 256 bits need no salt and no slow hash.
struct SecretToken: Sendable, Hashable {
    let text: String

    /// Makes a token; `prefix` tells people and scanners what it is.
    init(prefix: String = "") {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        self.text = prefix + bytes.base64URL
    }

    /// Creates a token from a request, which may be any text.
    init(_ text: String) { self.text = text }

    /// SHA-256 of the text.
    var hash: [UInt8] { Array(SHA256.hash(data: Data(self.text.utf8))) }
}

extension SecretToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// It never shows the secret, wherever it may be printed.
    var description: String { "•••" }
    var debugDescription: String { "•••" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
