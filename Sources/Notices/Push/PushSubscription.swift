import Crypto
import Foundation
import Web

/// A browser's subscription at its push service, with the keys for encrypting messages.
struct PushSubscription: Codable, Sendable, Equatable {
    /// A secret: whoever has it can send messages, though none that the browser could decrypt.
    let endpoint: String
    /// The browser's public key, an uncompressed point on P-256 in base 64.
    let p256dh: String
    /// The secret shared with the browser, 16 bytes in base 64.
    let auth: String

    var key: P256.KeyAgreement.PublicKey? {
        // An invalid point is no key.
        Data(base64URL: self.p256dh).flatMap { try? P256.KeyAgreement.PublicKey(x963Representation: $0) }
    }

    var secret: Data? { Data(base64URL: self.auth).flatMap { $0.count == 16 ? $0 : nil } }

    /// A hash by which the subscription is found without storing its endpoint in the clear.
    var hash: [UInt8] { Array(SHA256.hash(data: Data(self.endpoint.utf8))) }
}
