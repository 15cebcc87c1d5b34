import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// What monitoring and browsers ask for is answered when an address has used up its requests.
struct UncountedRouteTests {
    @Test("an address that asked too much still learns that the house is up, and has its files")
    func crowd() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            let page = try await app.client.execute(uri: "/log-in", method: .get, headers: [.accept: "text/html"])
            let style = String(try #require(page.text.firstMatch(of: /\/assets\/[0-9a-f]+\/css\/app\.css/)).output)
            for path in ["/healthz", "/readyz", style] {
                for number in 1...400 {
                    let status = try await app.client.execute(uri: path, method: .get).status
                    try #require(status == .ok, "\(path), request \(number)")
                }
            }
            var last = page.status
            for _ in 1...301 { last = try await app.client.execute(uri: "/log-in", method: .get).status }
            #expect(last == .tooManyRequests)
            for path in ["/healthz", "/readyz", style] {
                #expect(try await app.client.execute(uri: path, method: .get).status == .ok, "\(path)")
                #expect(try await app.client.execute(uri: path, method: .head).status == .ok, "HEAD \(path)")
            }
        }
    }

    @Test("a path that only looks like a probe's is counted")
    func oddSpelling() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            var last = HTTPResponse.Status.ok
            for _ in 1...301 { last = try await app.client.execute(uri: "//healthz", method: .get).status }
            #expect(last == .tooManyRequests)
        }
    }
}
