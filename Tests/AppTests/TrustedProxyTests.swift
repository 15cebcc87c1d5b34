import Testing

@testable import App

/// Behind https the operator is told when visitors can't be told apart.
struct TrustedProxyTests {
    @Test(
        "an https address without a trusted proxy is found, with its cure",
        arguments: [
            (["SPOTTER_PUBLIC_ADDRESS": "https://spotter.example.org"], true),
            (["SPOTTER_PUBLIC_ADDRESS": "https://spotter.example.org", "SPOTTER_TRUSTED_PROXY": "on"], false),
            (["SPOTTER_PUBLIC_ADDRESS": "https://spotter.example.org", "SPOTTER_RATE_LIMITS": "off"], false),
            (["SPOTTER_PUBLIC_ADDRESS": "http://spotter.example.org"], false), ([:], false),
        ] as [([String: String], Bool)]
    )
    func lacking(environment: [String: String], isLacking: Bool) async throws {
        #expect(try await Config.read(environment: environment).probablyLacksTrustedProxy == isLacking)
        let elsewhere = environment.merging(["SPOTTER_DATA": "/nowhere/spotter"]) { $1 }
        let findings = await Checkup(environment: elsewhere).findings()
        let told = findings.filter { $0.cure?.contains("SPOTTER_TRUSTED_PROXY=on") == true }
        #expect(told.count == (isLacking ? 1 : 0))
        #expect(findings.contains { $0.part == "Proxy" } == environment.values.contains { $0.hasPrefix("https") })
    }
}
