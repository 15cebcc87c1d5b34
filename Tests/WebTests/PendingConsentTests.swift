import Foundation
import Members
import Storage
import Testing

@testable import Web

/// A consent at another service that waits for its end.
struct PendingConsentTests {
    private static let now = Date(milliseconds: 1_790_000_000_000)

    private func seal(_ byte: UInt8 = 7) throws -> Seal {
        Seal(key: try SealingKey(base64: Data(repeating: byte, count: 32).base64EncodedString()))
    }

    @Test("proves that who ends it began it, as in the example of RFC 7636")
    func proof() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(PendingConsent.challenge(of: verifier) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    private static func opened(
        _ cookie: String,
        _ state: String,
        by member: Member.ID,
        at service: String = "google",
        with seal: Seal,
        _ now: Date
    ) -> PendingConsent? {
        PendingConsent.opened(cookie, state: state, by: member, at: service, with: seal, now: now)
    }

    @Test("is ended only by the member who began it, in their browser, within ten minutes")
    func bound() throws {
        let seal = try self.seal()
        let consent = PendingConsent(again: nil, at: Self.now)
        let cookie = try consent.sealed(for: 1, at: "google", with: seal)
        let soon = Self.now.addingTimeInterval(599)
        #expect(Self.opened(cookie, consent.state, by: 1, with: seal, soon) == consent)
        #expect(Self.opened(cookie, consent.state, by: 2, with: seal, soon) == nil)
        #expect(Self.opened(cookie, "other", by: 1, with: seal, soon) == nil)
        #expect(Self.opened(cookie, consent.state, by: 1, with: try self.seal(8), soon) == nil)
        #expect(Self.opened("", "", by: 1, with: seal, soon) == nil)
        #expect(Self.opened(cookie, consent.state, by: 1, at: "spotify", with: seal, soon) == nil)
        let late = Self.now.addingTimeInterval(600)
        #expect(Self.opened(cookie, consent.state, by: 1, with: seal, late) == nil)
    }

    @Test("never asks twice with the same secrets")
    func secrets() {
        let (one, other) = (PendingConsent(again: nil, at: Self.now), PendingConsent(again: nil, at: Self.now))
        #expect(one.state != other.state && one.verifier != other.verifier && one.verifier.utf8.count == 43)
    }
}
