import Accounts
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Testing

@testable import App

struct SetUpOfferTests {
    @Test("Today offers to finish a set-up that was left half-way, and not again on a day on which it was put off")
    func today() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await !ana.get("/diary").text.contains("Finish setting up"))
            _ = try await ana.post("/welcome/body", ["skip": "yes"])
            let offered = try await ana.get("/diary").text
            #expect(offered.contains("Finish setting up") && offered.contains(#"href="/welcome""#))
            #expect(try await !ana.get("/diary/2026-03-13").text.contains("Finish setting up"))
            let later = try await ana.post("/me/set-up/postponement")
            #expect(later.headers[.location] == "/diary")
            #expect(try await !ana.get("/diary").text.contains("Finish setting up"))
            let today = try #require(CalendarDay(TestApp.today))
            let owner = try #require(Int64(try await ana.id()))
            let setUp = SetUpStore(database: app.environment.database, owner: owner)
            #expect(try await setUp.offer(on: today) == nil)
            #expect(try await setUp.offer(on: today.adding(days: 1)) != nil, "The next day offers it again.")
        }
    }
}
