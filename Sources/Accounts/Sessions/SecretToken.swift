import Crypto
import Foundation

/// A random secret that opens something: a session, or what a mailed link leads to.
///
/// Only its hash is stored: whoever reads the database can't use it. 256 bits need no salt and no slow hash.
struct SecretToken: Sendable, Hashable {
    let text: String

    /// With `prefix` in front, by which people and scanners know what it is.
    init(prefix: String = "") {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        self.text =
            prefix
            + bytes.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// A token as somebody brought it; it may be anything.
    init(_ text: String) { self.text = text }

    /// SHA-256 of the text.
    var hash: [UInt8] { Array(SHA256.hash(data: Data(self.text.utf8))) }
}

extension SecretToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the secret itself, wherever it might be printed.
    var description: String { "•••" }
    var debugDescription: String { "•••" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
