import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// What becomes of the answer that nothing hurts.
struct NothingHurtsTests {
    private static let no = #"name="hurts" value="no" checked"#
    private static let yes = #"name="hurts" value="yes" checked"#

    @Test("“No” to “Does anything hurt?” stands chosen wherever it is asked again, until something does")
    func kept() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let asked = try await ana.get("/me/health?only=injuries").text
            #expect(!asked.contains(Self.no) && !asked.contains(Self.yes), "Neither is chosen before.")
            #expect(try await ana.post("/welcome/injuries", ["hurts": "no"]).status == .seeOther)
            for path in ["/me/health?only=injuries", "/me/health", "/welcome/injuries"] {
                let page = try await ana.get(path).text
                #expect(page.contains(Self.no) && !page.contains(Self.yes), "\(path)")
            }
            // A device that changes something else leaves it as it was.
            #expect(try await ana.api(.put, "/me/health", #"{"conditions": ["asthma"]}"#).status == .ok)
            #expect(try await ana.get("/me/health?only=injuries").text.contains(Self.no))
            let knee = #"{"injuries": [{"area": "knee", "acute": true}]}"#
            #expect(try await ana.api(.put, "/me/health", knee).status == .ok)
            #expect(try await ana.get("/me/health?only=injuries").text.contains(Self.yes))
            #expect(try await ana.api(.put, "/me/health", #"{"injuries": []}"#).status == .ok)
            #expect(try await ana.get("/me/health?only=injuries").text.contains(Self.no))
        }
    }
}
