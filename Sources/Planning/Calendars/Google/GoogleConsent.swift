import Crypto
import Foundation
import Storage
import Web

/// A pending request for a member's consent at Google (RFC 6749 §4.1 with PKCE, RFC 7636), kept in a cookie.
///
/// The cookie is sealed for the member: nobody else, no other browser and no later hour can complete it.
struct GoogleConsent: Codable, Equatable {
    static let lifetime: TimeInterval = 600

    let state: String
    let verifier: String
    /// The calendar to be connected again; nil for a new one.
    let again: String?
    let until: Date

    init(again: String?, at now: Date) {
        self.state = Self.random()
        self.verifier = Self.random()
        self.again = again
        self.until = now.addingTimeInterval(Self.lifetime)
    }

    func page(of application: GoogleApplication) -> String {
        let query = FormText.of([
            ("client_id", application.id), ("redirect_uri", application.callback), ("response_type", "code"),
            ("scope", GoogleApplication.scopes.joined(separator: " ")), ("state", self.state),
            ("code_challenge", Self.challenge(of: self.verifier)), ("code_challenge_method", "S256"),
            ("access_type", "offline"),
            // Without it Google gives a refresh token only the first time.
            ("prompt", "consent"),
        ])
        return application.consentPage + "?" + query
    }

    /// Returns the code challenge S256 (RFC 7636 §4.2).
    static func challenge(of verifier: String) -> String { Data(SHA256.hash(data: Data(verifier.utf8))).base64URL }

    func sealed(for member: Int64, with seal: Seal) throws -> String {
        let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        return Data(try seal.seal(text, as: Self.context(of: member))).base64URL
    }

    /// Opens the cookie; nil when it belongs to somebody else, is too old, or the state differs.
    static func opened(_ cookie: String, state: String, by member: Int64, with seal: Seal, at now: Date) -> Self? {
        // The member begins again, whatever is wrong with the cookie.
        guard cookie.utf8.count < 2_000, let bytes = Data(base64URL: cookie),
            let text = try? seal.open([UInt8](bytes), as: Self.context(of: member)),
            let consent = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
            consent.state == state, now < consent.until
        else { return nil }
        return consent
    }

    private static func context(of member: Int64) -> String { "google-consent/\(member)" }

    /// Returns a random value of 256 bits.
    private static func random() -> String { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64URL }
}
