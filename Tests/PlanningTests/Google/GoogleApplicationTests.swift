import Foundation
import Storage
import Testing
import Web

@testable import Planning

struct GoogleApplicationTests {
    @Test("writes the address of the page of consent without mistakes, and without the secret that proves who began it")
    func page() throws {
        let application = GoogleApplication(id: "client 1&x", secret: "s", publicAddress: "https://spotter.example.org")
        let consent = PendingConsent(again: nil, at: Date(milliseconds: 1_790_000_000_000))
        let page = application.page(for: consent)
        #expect(!page.contains(consent.verifier))
        let query = try #require(URLComponents(string: page)?.queryItems)
        let said = Dictionary(uniqueKeysWithValues: query.map { ($0.name, $0.value ?? "") })
        #expect(said["client_id"] == "client 1&x")
        #expect(said["redirect_uri"] == "https://spotter.example.org/calendars/google/callback")
        #expect(said["code_challenge"] == PendingConsent.challenge(of: consent.verifier))
    }
}
