import Crypto
import Foundation

/// Seals what must not be readable in the database or its backups: AES-256-GCM under the installation's key.
package struct Seal: Sendable {
    /// What was sealed with another key, for another place, or was changed since.
    package struct Broken: Error, Equatable {}

    /// The first byte, so that another cipher may come one day.
    private static let version: UInt8 = 1

    private let key: SymmetricKey

    package init(key: SealingKey) {
        self.key = key.key
    }

    /// Seals `text` for one place, such as "health_detail.injuries/42" (column and owner): it opens nowhere else.
    package func seal(_ text: String, as context: String) throws -> [UInt8] {
        let box = try AES.GCM.seal(Data(text.utf8), using: self.key, authenticating: Data(context.utf8))
        return [Self.version] + box.nonce + box.ciphertext + box.tag
    }

    /// Sixteen bytes that are the same for the same text in the same place, and tell nothing of it without the key.
    package func mark(_ text: String, as context: String) -> [UInt8] {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: self.key,
            info: Data("mark/\(context)".utf8),
            outputByteCount: 32
        )
        return Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key).prefix(16))
    }

    package func open(_ bytes: [UInt8], as context: String) throws -> String {
        guard bytes.first == Self.version else { throw Broken() }
        let data: Data
        do {
            let box = try AES.GCM.SealedBox(combined: bytes.dropFirst())
            data = try AES.GCM.open(box, using: self.key, authenticating: Data(context.utf8))
        } catch is CryptoKitError {
            throw Broken()
        }
        return String(decoding: data, as: UTF8.self)
    }
}
