import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// Somebody who comes back after weeks; it is Saturday, 14 March 2026.
struct ComingBackTests {
    private static let greeting = "Good to have you back"

    /// Logs a meal and a run on a day.
    private func live(_ person: TestPerson, on day: String) async throws {
        let entry = #"""
            {"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b13", "meal": "Breakfast", "name": "Porridge", "kcal": 310}
            """#
        try #require(try await person.api(.post, "/diary/\(day)/entries", entry).status == .created)
        let run = #"""
            {"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b12", "exerciseId": "steady-run", "minutes": 30,
             "day": "\#(day)"}
            """#
        try #require(try await person.api(.post, "/activities", run).status == .created)
    }

    @Test("Today greets who was away for two weeks, asks the weight anew, and says nothing of the days between")
    func today() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await !ana.get("/diary").text.contains(Self.greeting), "Nobody comes back on their first day.")
            try await self.live(ana, on: "2026-02-20")
            let back = try await ana.get("/diary").text
            #expect(back.contains(Self.greeting) && back.contains(#"href="/workouts/new""#))
            let (greeting, lunch) = (back.range(of: Self.greeting), back.range(of: "Add to lunch"))
            #expect(try #require(greeting).lowerBound < #require(lunch).lowerBound, "It comes below the first meal.")
            #expect(back.contains("Shorter and lighter than before"))
            #expect(back.contains("/weights/2026-03-14"))
            #expect(!back.contains("Look at your goal"), "There is none.")
            #expect(try await !ana.get("/diary/2026-03-13").text.contains(Self.greeting))
            #expect(try await ana.api(.patch, "/me", #"{"noPressure": true}"#).status == .ok)
            let gentle = try await ana.get("/diary").text
            #expect(gentle.contains(Self.greeting) && !gentle.contains("Say what you weigh"))
        }
    }

    @Test("what was eaten last stands whole beside its day, which is short in the row and whole in its label")
    func lastMeal() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.live(ana, on: "2026-02-20")
            let usual = try await ana.get("/diary/\(TestApp.today)/usual").text
            #expect(usual.contains("As on 20 Feb: Porridge"))
            #expect(usual.contains("Log Breakfast as on Fri 20 February: Porridge"))
        }
    }

    @Test("who never trained is led to a short and light workout, and not to one lighter than before")
    func untrained() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let entry = #"""
                {"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b13", "meal": "Breakfast", "name": "Porridge", "kcal": 310}
                """#
            try #require(try await ana.api(.post, "/diary/2026-02-20/entries", entry).status == .created)
            let back = try await ana.get("/diary").text
            #expect(back.contains("Short and light") && !back.contains("than before"))
            #expect(back.contains(#"href="/workouts/new?intensity=low&amp;minutes=20""#))
            let form = try await ana.get("/workouts/new?intensity=low&minutes=20").text
            #expect(form.contains(#"value="low" checked"#) && form.contains(#"value="20" checked"#))
        }
    }

    @Test("who was here within two weeks is greeted as ever")
    func lately() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.live(ana, on: "2026-03-01")
            #expect(try await !ana.get("/diary").text.contains(Self.greeting))
            #expect(try await !ana.get("/workouts/new").text.contains("You last trained"))
        }
    }

    @Test("the first workout after a break is preset a step easier and shorter, and what is asked for stays")
    func workout() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let hard = #"""
                {"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b11", "title": "Legs", "intensity": "vigorous",
                 "minutes": 60, "place": "home", "equipment": "none", "seed": 7}
                """#
            try #require(try await ana.api(.post, "/workouts", hard).status == .created)
            try await self.live(ana, on: "2026-02-20")
            let eased = try await ana.get("/workouts/new").text
            #expect(eased.contains("You last trained 3 weeks ago"))
            #expect(eased.contains(#"value="30" checked"#) && eased.contains(#"value="moderate" checked"#))
            let asked = try await ana.get("/workouts/new?intensity=vigorous&minutes=60").text
            #expect(!asked.contains("You last trained"))
            #expect(asked.contains(#"value="60" checked"#) && asked.contains(#"value="vigorous" checked"#))
        }
    }
}
