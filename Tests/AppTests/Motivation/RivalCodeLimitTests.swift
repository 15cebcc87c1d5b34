import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// Guessing codes of groups is slow, for who guesses.
struct RivalCodeLimitTests {
    @Test("who tries too many codes waits, and others behind the same address don't")
    func tries() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let path = "/motivation/rivals/joining?code=AAAAA-BBBBB-CCCCC-DDDDD"
            for number in 1...20 {
                #expect(try await ana.api(.get, path).status != .tooManyRequests, "\(number)")
            }
            let refused = try await ana.api(.get, path)
            #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] != nil)
            #expect(try await ana.get(path).status == .tooManyRequests)
            #expect(try await ben.api(.get, path).status != .tooManyRequests)
            #expect(try await ben.get(path).status != .tooManyRequests)
        }
    }
}
