import HTTPTypes
import HealthMath
import HummingbirdTesting
import Support
import Testing

/// Ana is 35, 170 cm, 72 kg and lightly active; she eats 2,000 kcal and loses weight as if she used 2,400.
struct ReplanTests {
    private static let today = CalendarDay(TestApp.today) ?? .first

    private func live(_ ana: TestPerson, days: Int) async throws {
        for ago in stride(from: days, through: 0, by: -1) {
            let day = Self.today.adding(days: -ago)
            let kilograms = 72 + Double(ago) * 400 / WeightCourse.kilocaloriesPerKilogram
            let weight = ["weight": String((kilograms * 100).rounded() / 100), "weightUnit": "kg", "day": "\(day)"]
            let weighed = try await ana.post("/me/weight", weight)
            try #require(weighed.status == .seeOther, "\(weighed.text)")
            guard ago > 0 else { continue }
            let id = "00000000-0000-4000-8000-0000000000\(10 + ago)"
            let entry = #"{"requestId": "\#(id)", "meal": "Lunch", "name": "All", "kcal": 2000}"#
            try #require(try await ana.api(.post, "/diary/\(day)/entries", entry).status == .created)
        }
    }

    @Test("what the body really uses is found, shown with its doubt, and planned from with one tap")
    func replan() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.live(ana, days: 28)
            let found = try await ana.api(.get, "/goal/expenditure").json()
            #expect(found["state"] as? String == "known")
            let kilocalories = try #require(found["kcal"] as? Double)
            #expect(abs(kilocalories - 2400) < 40)
            #expect(try #require(found["low"] as? Double) < 2400)
            #expect(try #require(found["high"] as? Double) > 2400)
            _ = try await ana.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#)
            #expect(try await ana.get("/goal").text.contains("Plan anew from it"))
            #expect(try await ana.get("/goal/plan?version=1").text.contains("from your own diary and weight"))
            #expect(try await ana.post("/goal/replan").headers[.location] == "/goal")
            let goal = try await ana.api(.get, "/goal").json()
            #expect(goal["expenditureKcal"] as? Double == kilocalories.rounded())
            let daily = try #require(goal["daily"] as? [String: Double])
            #expect(abs(try #require(daily["kcal"]) - (kilocalories - 205.8)) < 1)
            #expect(try await ana.get("/goal").text.contains("you really use"))
        }
    }

    @Test("the pages of a goal read the body they plan for once", arguments: Backend.available)
    func reads(_ backend: Backend) async throws {
        let log = StatementLog()
        try await TestApp.run(backend, statements: log) { app in
            let ana = try await app.person()
            try await self.live(ana, days: 28)
            _ = try await ana.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#)
            for path in ["/goal/plan", "/goal/plan?version=1", "/goal"] {
                _ = log.take()
                try #require(try await ana.get(path).status == .ok)
                #expect(log.take().count { $0.contains("LEFT JOIN body b ") } == 1, "\(path)")
            }
        }
    }

    @Test("too little to tell is said with what is missing, and nothing is planned from it")
    func thin() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.live(ana, days: 9)
            let found = try await ana.api(.get, "/goal/expenditure").json()
            #expect(found["state"] as? String == "too-thin")
            #expect(found["missingDays"] as? Int == 5)
            _ = try await ana.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#)
            #expect(try await ana.get("/goal").text.contains("Still to come: 5 more full days in your diary."))
            #expect(try await ana.post("/goal/replan").status == .seeOther)
            #expect(try await ana.api(.get, "/goal").json()["version"] as? Int == 1)
        }
    }

    @Test("weekdays go through both doors, and a lean one is refused by its name")
    func weekdays() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let asked = #"{"targetKg": 68, "targetDay": "2026-08-11", "saturday": 2200, "sunday": 2200}"#
            let week = try #require(try await ana.api(.put, "/goal", asked).json()["week"] as? [[String: Double]])
            #expect(week.map { $0["kcal"] } == [1616.44, 1616.44, 1616.44, 1616.44, 1616.44, 2200, 2200])
            let day = try #require(try await ana.api(.get, "/diary/2026-03-15").json()["goal"] as? [String: Double])
            #expect(day["kcal"] == 2200)
            let lean = try await ana.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11", "friday": 500}"#)
            #expect(lean.status == .unprocessableContent)
            #expect((try lean.json()["errors"] as? [String: Any])?["friday"] != nil)
            let fields = ["start": "72", "target": "68", "targetDay": "2026-08-11", "sunday": "2200"]
            #expect(try await ana.post("/goal/preview", fields).text.contains("Sun"))
        }
    }
}
