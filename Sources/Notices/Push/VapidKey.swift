import Crypto
import Foundation
import Web

/// The key by which push services know who is sending (VAPID, RFC 8292).
struct VapidKey: Sendable {
    private let key: P256.Signing.PrivateKey

    init() { self.key = P256.Signing.PrivateKey() }

    /// Reads `text`.
    init(text: String) throws {
        self.key = try P256.Signing.PrivateKey(rawRepresentation: Data(base64URL: text) ?? Data())
    }

    /// The private key, to be stored.
    var text: String { self.key.rawRepresentation.base64URL }

    /// The public key that browsers get when they subscribe: messages signed by another key never reach them.
    var publicText: String { self.key.publicKey.x963Representation.base64URL }

    /// Returns the `Authorization` header of a message to `endpoint`; `contact` is the operator's for the push service.
    func authorization(for endpoint: String, contact: String, now: Date) throws -> String {
        guard let parts = URLComponents(string: endpoint), let scheme = parts.scheme, let host = parts.host else {
            throw NoAddress()
        }
        let origin = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
        let claims = Claims(aud: origin, exp: Int(now.timeIntervalSince1970) + Self.lifetime, sub: contact)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8).base64URL
        let token = head + "." + (try encoder.encode(claims)).base64URL
        let signature = try self.key.signature(for: Data(token.utf8)).rawRepresentation.base64URL
        return "vapid t=\(token).\(signature),k=\(self.publicText)"
    }

    /// In seconds; RFC 8292 allows at most a day.
    private static let lifetime = 12 * 3_600

    private struct Claims: Encodable {
        let aud: String
        let exp: Int
        let sub: String
    }

    private struct NoAddress: Error {}
}
