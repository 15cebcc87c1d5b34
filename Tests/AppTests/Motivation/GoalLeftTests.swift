import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// A goal of the month that is set in its middle.
struct GoalLeftTests {
    @Test("what was done since the 1st comes on top, and a comma sets thousands apart")
    func partly() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.joined()
            try await ana.walk(2, steps: 10_000)
            let page = try await ana.get("/motivation/rewards").text
            #expect(page.contains("From 83,000 to 200,000 steps. 18 days are left, with today. 20,000 steps are done."))
            #expect(page.contains(#"value="141,000""#), "The middle of what may be set.")
            let goal = ["kind": "steps", "target": "146,000"]
            try #require(try await ana.post("/motivation/goal", goal).status == .seeOther)
            #expect(try await ana.api(.get, "/motivation/goal").json()["target"] as? Int == 146_000)
        }
    }
}
