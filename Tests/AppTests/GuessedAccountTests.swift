import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import App

/// Guessing at one account is slow through every door, from however many addresses.
struct GuessedAccountTests {
    private static func behindProxy(_ config: inout Config) { (config.rateLimits, config.trustedProxy) = (true, true) }

    private func guess(_ password: String, _ app: TestApp, from address: Int) async throws -> HTTPResponse.Status {
        try await app.client.execute(
            uri: "/api/v1/sessions",
            method: .post,
            headers: [.contentType: "application/json", HTTPField.Name("X-Forwarded-For")!: "203.0.113.\(address)"],
            body: ByteBuffer(string: #"{"login": "Ana", "password": "\#(password)"}"#)
        ).status
    }

    @Test("150 addresses guess no faster than one, and a device that logged in before still can")
    func manyAddresses() async throws {
        try await TestApp.run(configure: Self.behindProxy) { app in
            let ana = try await app.person("Ana", body: false)
            var heard = 0
            for address in 1...150 where try await self.guess("wrong \(address)", app, from: address) == .unauthorized {
                heard += 1
            }
            #expect(heard == 10)
            #expect(try await self.guess("correct horse battery", app, from: 200) == .tooManyRequests)
            #expect(try await ana.api(.get, "/me").status == .ok, "An open session goes on.")
        }
    }
}
