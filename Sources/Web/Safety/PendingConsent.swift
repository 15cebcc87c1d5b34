import Crypto
package import Foundation
package import Members
package import Storage

/// A pending request for a member's consent on another service's page (RFC 6749 §4.1 with PKCE, RFC 7636), kept in a
/// cookie.
///
/// The cookie is sealed for the service and the member: nobody else, no other browser and no later hour can complete it.
package struct PendingConsent: Codable, Equatable, Sendable {
    package static let lifetime: TimeInterval = 600

    package let state: String
    package let verifier: String
    /// What is to be connected again; nil for something new.
    package let again: String?
    let until: Date

    package init(again: String?, at now: Date) {
        self.state = Self.random()
        self.verifier = Self.random()
        self.again = again
        self.until = now.addingTimeInterval(Self.lifetime)
    }

    /// The values of a page of consent that prove who began it.
    package var proof: [(name: String, value: String)] {
        [
            ("state", self.state), ("code_challenge", Self.challenge(of: self.verifier)),
            ("code_challenge_method", "S256"),
        ]
    }

    /// Returns the code challenge S256 (RFC 7636 §4.2).
    package static func challenge(of verifier: String) -> String {
        Data(SHA256.hash(data: Data(verifier.utf8))).base64URL
    }

    /// `service` is a short name, such as "google".
    package func sealed(for member: Member.ID, at service: String, with seal: Seal) throws -> String {
        let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        return Data(try seal.seal(text, as: Self.context(of: member, service))).base64URL
    }

    /// Opens the cookie; nil when it belongs to somebody else or another service, is too old, or the state differs.
    package static func opened(
        _ cookie: String,
        state: String,
        by member: Member.ID,
        at service: String,
        with seal: Seal,
        now: Date
    ) -> Self? {
        // The member begins again, whatever is wrong with the cookie.
        guard cookie.utf8.count < 2_000, let bytes = Data(base64URL: cookie),
            let text = try? seal.open([UInt8](bytes), as: Self.context(of: member, service)),
            let consent = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
            consent.state == state, now < consent.until
        else { return nil }
        return consent
    }

    private static func context(of member: Member.ID, _ service: String) -> String { "\(service)-consent/\(member)" }

    /// Returns a random value of 256 bits.
    private static func random() -> String { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64URL }
}
