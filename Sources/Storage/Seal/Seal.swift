package import Crypto
import Foundation

/// Encrypts values that must not be readable in the database or its backups: AES-256-GCM with the installation's key.
package struct Seal: Sendable {
    /// Thrown for a value that was sealed with another key or for another context, or was changed since.
    package struct Broken: Error, Equatable {}

    /// The first byte, so that another cipher can be added.
    private static let version: UInt8 = 1

    private let key: SymmetricKey

    package init(key: SealingKey) {
        self.key = key.key
    }

    /// Seals `text` for one context, such as "health_detail.injuries/42" (column and owner): it opens in no other.
    package func seal(_ text: String, as context: String) throws -> [UInt8] {
        try self.seal(bytes: Array(text.utf8), as: context)
    }

    /// Seals what is no text, such as a picture.
    package func seal(bytes: [UInt8], as context: String) throws -> [UInt8] {
        let box = try AES.GCM.seal(bytes, using: self.key, authenticating: Data(context.utf8))
        return [Self.version] + box.nonce + box.ciphertext + box.tag
    }

    /// Returns a keyed hash of 16 bytes, the same for the same text and context; it tells nothing of the text without
    /// the key.
    package func mark(_ text: String, as context: String) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: self.key(ofMarks: context)).prefix(16))
    }

    /// Returns the key of a context's keyed hashes, for what is hashed piece by piece.
    package func key(ofMarks context: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: self.key,
            info: Data("mark/\(context)".utf8),
            outputByteCount: 32
        )
    }

    package func open(_ bytes: [UInt8], as context: String) throws -> String {
        String(decoding: try self.open(bytes: bytes, as: context), as: UTF8.self)
    }

    /// Opens what is no text.
    package func open(bytes: [UInt8], as context: String) throws -> [UInt8] {
        guard bytes.first == Self.version else { throw Broken() }
        do {
            let box = try AES.GCM.SealedBox(combined: bytes.dropFirst())
            return Array(try AES.GCM.open(box, using: self.key, authenticating: Data(context.utf8)))
        } catch is CryptoKitError {
            throw Broken()
        }
    }
}
