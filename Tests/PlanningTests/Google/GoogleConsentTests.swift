import Foundation
import Storage
import Testing

@testable import Planning

struct GoogleConsentTests {
    private static let now = Date(milliseconds: 1_790_000_000_000)

    private func seal(_ byte: UInt8 = 7) throws -> Seal {
        Seal(key: try SealingKey(base64: Data(repeating: byte, count: 32).base64EncodedString()))
    }

    @Test("proves that who ends it began it, as in the example of RFC 7636")
    func proof() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(GoogleConsent.challenge(of: verifier) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("is ended only by the member who began it, in their browser, within ten minutes")
    func bound() throws {
        let seal = try self.seal()
        let consent = GoogleConsent(again: nil, at: Self.now)
        let cookie = try consent.sealed(for: 1, with: seal)
        let soon = Self.now.addingTimeInterval(599)
        #expect(GoogleConsent.opened(cookie, state: consent.state, by: 1, with: seal, at: soon) == consent)
        #expect(GoogleConsent.opened(cookie, state: consent.state, by: 2, with: seal, at: soon) == nil)
        #expect(GoogleConsent.opened(cookie, state: "other", by: 1, with: seal, at: soon) == nil)
        #expect(GoogleConsent.opened(cookie, state: consent.state, by: 1, with: try self.seal(8), at: soon) == nil)
        #expect(GoogleConsent.opened("", state: "", by: 1, with: seal, at: soon) == nil)
        let late = Self.now.addingTimeInterval(600)
        #expect(GoogleConsent.opened(cookie, state: consent.state, by: 1, with: seal, at: late) == nil)
    }

    @Test("never asks twice with the same secrets, and writes its page's address without mistakes")
    func page() throws {
        let application = GoogleApplication(id: "client 1&x", secret: "s", publicAddress: "https://spotter.example.org")
        let (one, other) = (GoogleConsent(again: nil, at: Self.now), GoogleConsent(again: nil, at: Self.now))
        #expect(one.state != other.state && one.verifier != other.verifier && one.verifier.utf8.count == 43)
        let page = one.page(of: application)
        #expect(!page.contains(one.verifier))
        let query = try #require(URLComponents(string: page)?.queryItems)
        let said = Dictionary(uniqueKeysWithValues: query.map { ($0.name, $0.value ?? "") })
        #expect(said["client_id"] == "client 1&x")
        #expect(said["redirect_uri"] == "https://spotter.example.org/calendars/google/callback")
        #expect(said["code_challenge"] == GoogleConsent.challenge(of: one.verifier))
    }
}
