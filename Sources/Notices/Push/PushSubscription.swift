import Crypto
import Foundation

/// Where a browser's push service takes messages for it, and the keys to lock them with.
struct PushSubscription: Codable, Sendable, Equatable {
    /// A secret: whoever has it can send, though nothing that the browser could read.
    let endpoint: String
    /// The browser's public key, an uncompressed point on P-256 in base 64.
    let p256dh: String
    /// The secret it shares with us, 16 bytes in base 64.
    let auth: String

    var key: P256.KeyAgreement.PublicKey? {
        // What is no point on the curve is no key.
        Data(base64URL: self.p256dh).flatMap { try? P256.KeyAgreement.PublicKey(x963Representation: $0) }
    }

    var secret: Data? { Data(base64URL: self.auth).flatMap { $0.count == 16 ? $0 : nil } }

    /// By which it is found without being known.
    var hash: [UInt8] { Array(SHA256.hash(data: Data(self.endpoint.utf8))) }
}
