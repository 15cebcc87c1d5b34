import Crypto
import Foundation
import Storage

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

    /// The code challenge S256 (RFC 7636 §4.2).
    static func challenge(of verifier: String) -> String { self.text(of: SHA256.hash(data: Data(verifier.utf8))) }

    func sealed(for member: Int64, with seal: Seal) throws -> String {
        let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        return Self.text(of: try seal.seal(text, as: Self.context(of: member)))
    }

    /// Opens the cookie; nil when it belongs to somebody else, is too old, or the state differs.
    static func opened(_ cookie: String, state: String, by member: Int64, with seal: Seal, at now: Date) -> Self? {
        let base64 = cookie.replacing("-", with: "+").replacing("_", with: "/")
        let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
        // Whatever is wrong with the cookie, the member begins again.
        guard cookie.utf8.count < 2_000, let bytes = Data(base64Encoded: padded),
            let text = try? seal.open([UInt8](bytes), as: Self.context(of: member)),
            let consent = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
            consent.state == state, now < consent.until
        else { return nil }
        return consent
    }

    private static func context(of member: Int64) -> String { "google-consent/\(member)" }

    /// A random value of 256 bits.
    private static func random() -> String { Self.text(of: SymmetricKey(size: .bits256).withUnsafeBytes(Array.init)) }

    /// Encodes as base64url (RFC 4648 §5), without padding.
    private static func text(of bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
