import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// What a buddy's page and the list of buddies show beside a name.
struct ProfileForBuddiesTests {
    private func two(
        _ app: TestApp,
        _ shares: String
    ) async throws -> (ana: TestPerson, ben: TestPerson, page: String) {
        let (ana, ben) = (try await app.person("Ana"), try await app.person("Ben"))
        try await ana.joinCommunity()
        try await ben.joinCommunity(shares)
        try await app.befriend(try await ana.id(), try await ben.id())
        return (ana, ben, "/together/members/\(try await ben.id())")
    }

    @Test("who shares weights shows where they started and for what their goal heads", arguments: Backend.available)
    func course(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, page) = try await self.two(app, #""sharesWeights": true"#)
            try #require(try await ben.api(.put, "/weights/2025-09-01", #"{"kg": 80}"#).status.code < 300)
            #expect(try await ana.get(page).text.contains("Started at 80 kg<"))
            try #require(try await ben.api(.patch, "/me", #"{"desiredWeightKg": 70}"#).status == .ok)
            #expect(try await ana.get(page).text.contains("Started at 80 kg, heading for 70 kg"))
            let goal = try await ben.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#)
            try #require(goal.status == .created, "\(goal.text)")
            #expect(try await ana.get(page).text.contains("Started at 80 kg, heading for 68 kg"))
            let seen = try await ana.api(.get, "/people/\(try await ben.id())").text
            #expect(seen.contains(#""startKg":80"#) && seen.contains(#""targetKg":68"#), "\(seen)")
            // Nothing was weighed for half a year: where they started and where they head is known all the same.
            try #require(try await ben.api(.delete, "/weights/\(TestApp.today)").status.code < 300)
            let old = try await ana.get(page).text
            #expect(old.contains("Started at 80 kg, heading for 68 kg") && !old.contains("72 kg"))
        }
    }

    @Test("who doesn't share weights shows none, whatever their goal")
    func hidden() async throws {
        try await TestApp.run { app in
            let (ana, ben, page) = try await self.two(app, #""sharesWeights": false"#)
            let goal = try await ben.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#)
            try #require(goal.status == .created, "\(goal.text)")
            let shown = try await ana.get(page).text
            #expect(!shown.contains("Started at") && !shown.contains("eading for") && !shown.contains(" kg"))
        }
    }

    @Test("the list of buddies has the quote of who has one, and strangers read none")
    func quote() async throws {
        try await TestApp.run { app in
            let (ana, ben, page) = try await self.two(app, #""sharesWeights": false"#)
            let cleo = try await app.person("Cleo")
            try await cleo.joinCommunity()
            #expect(try await !ana.get("/together/buddies").text.contains("buddy-quote"))
            let said = try await ben.post("/me/about", ["quote": "Slowly, but surely"])
            try #require(said.status == .seeOther, "\(said.text)")
            #expect(try await ana.get("/together/buddies").text.contains("Slowly, but surely"))
            #expect(try await ana.get(page).text.contains("“Slowly, but surely”"))
            #expect(try await !cleo.get(page).text.contains("Slowly, but surely"))
        }
    }
}
