import Crypto
import Foundation

/// Encrypts a message so that only the browser can read it, not its push service: RFC 8291 in the coding of RFC 8188.
struct PushEncryption {
    /// Used for one message only.
    let key: P256.KeyAgreement.PrivateKey
    /// The salt: 16 bytes, used for one message only.
    let salt: Data

    /// The most bytes of a message, which must fit one record: 4096 bytes less header, tag and the delimiter.
    static let longest = 4_096 - 86 - 16 - 1

    init(key: P256.KeyAgreement.PrivateKey = .init(), salt: Data? = nil) {
        self.key = key
        self.salt = salt ?? SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    }

    /// Returns the body of the request.
    func body(_ text: Data, for browser: P256.KeyAgreement.PublicKey, secret: Data) throws -> Data {
        let mine = self.key.publicKey.x963Representation
        let shared = try self.key.sharedSecretFromKeyAgreement(with: browser)
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: secret,
            sharedInfo: Data("WebPush: info\0".utf8) + browser.x963Representation + mine,
            outputByteCount: 32
        )
        let contentKey = self.derived(material, "Content-Encoding: aes128gcm\0", 16)
        let nonce = try AES.GCM.Nonce(data: self.derived(material, "Content-Encoding: nonce\0", 12).bytes)
        // The delimiter 2 marks the last record.
        let box = try AES.GCM.seal(text + [2], using: contentKey, nonce: nonce)
        let recordSize: [UInt8] = [0, 0, 16, 0]
        return self.salt + recordSize + [UInt8(mine.count)] + mine + box.ciphertext + box.tag
    }

    private func derived(_ material: SymmetricKey, _ info: String, _ count: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material,
            salt: self.salt,
            info: Data(info.utf8),
            outputByteCount: count
        )
    }
}

extension SymmetricKey {
    fileprivate var bytes: Data { self.withUnsafeBytes { Data($0) } }
}
