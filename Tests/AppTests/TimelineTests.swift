import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

/// Sends requests about timelines to the real router; today is Saturday, 14 March 2026.
struct TimelineTests {
    private static func eat(_ person: TestPerson, on day: String, kcal: Int) async throws {
        let id = UUID().uuidString.lowercased()
        let json = #"{"requestId": "\#(id)", "meal": "Lunch", "name": "Soup", "kcal": \#(kcal)}"#
        let answer = try await person.api(.post, "/diary/\(day)/entries", json)
        try #require(answer.status == .created, "\(answer.text)")
    }

    @Test("a device reads a nutrient day by day, gaps as null", arguments: Backend.available)
    func nutrition(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await Self.eat(ana, on: "2026-03-12", kcal: 500)
            try await Self.eat(ana, on: "2026-03-12", kcal: 700)
            try await Self.eat(ana, on: "2026-03-14", kcal: 2_000)
            let goal = #"{"targetKg": 70, "targetDay": "2026-07-01"}"#
            let kcal =
                try #require(
                    try await ana.api(.put, "/goal", goal).json()["daily"] as? [String: Any]
                )["kcal"] as? Double
            let path = "/timelines/nutrition?nutrient=kcal&from=2026-03-12&to=2026-03-14"
            let timeline = try await ana.api(.get, path).json()
            #expect(timeline["average"] as? Double == 1_600)
            #expect(timeline["loggedDays"] as? Int == 2)
            let days = try #require(timeline["days"] as? [[String: Any]])
            #expect(days.map { $0["day"] as? String } == ["2026-03-12", "2026-03-13", "2026-03-14"])
            #expect(days.map { $0["amount"] as? Double } == [1_200, nil, 2_000])
            #expect(days.map { $0["entries"] as? Int } == [2, 0, 1])
            #expect(try #require(days[2]["goal"] as? Double).rounded() == kcal?.rounded())
            #expect(days[1]["goal"] is NSNull)
            let ben = try await app.person("Ben")
            #expect(try await ben.api(.get, path).json()["loggedDays"] as? Int == 0)
        }
    }

    @Test("a device reads weights, trend and ways to the goal", arguments: Backend.available)
    func weight(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            for day in 1...14 {
                let path = "/weights/2026-03-\(day < 10 ? "0" : "")\(day)"
                _ = try await ana.api(.put, path, #"{"kg": \#(74 - 0.1 * Double(day))}"#)
            }
            _ = try await ana.api(.put, "/weights/2026-02-27", #"{"kg": 74.2}"#)
            _ = try await ana.api(.put, "/goal", #"{"targetKg": 70, "targetDay": "2026-07-01"}"#)
            let timeline = try await ana.api(.get, "/timelines/weight?from=2026-03-01").json()
            #expect((timeline["weights"] as? [Any])?.count == 14)
            #expect((timeline["trend"] as? [Any])?.count == 14)
            #expect(timeline["target"] as? Double == 70)
            let projected = try #require(timeline["projected"] as? [[String: Any]])
            #expect(projected.map { $0["day"] as? String } == ["2026-03-14", "2026-07-01"])
            #expect(try #require(timeline["adjusted"] as? [[String: Any]]).count == 2)
            let rate = try #require(timeline["kgPerWeek"] as? Double)
            #expect((-0.9...(-0.4)).contains(rate), "\(rate)")
            #expect((timeline["reachedAround"] as? String)?.hasPrefix("2026-0") == true)
            let ben = try await app.person("Ben", body: false)
            let bens = try await ben.api(.get, "/timelines/weight").json()
            #expect((bens["weights"] as? [Any])?.isEmpty == true)
            #expect(bens["target"] is NSNull)
        }
    }

    @Test("a dot and its line of the table lead to the day", arguments: Backend.available)
    func pages(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let empty = try await ana.get("/timelines/nutrition?range=week")
            #expect(empty.status == .ok)
            #expect(empty.text.contains("Nothing logged in these days"))
            try await Self.eat(ana, on: "2026-03-12", kcal: 500)
            let page = try await ana.get("/timelines/nutrition?range=week").text
            #expect(page.contains("500 kcal</span>"))
            #expect(page.contains("over 1 logged day."))
            #expect(page.components(separatedBy: "href=\"/diary/2026-03-12\"").count == 3)
            #expect(page.contains("data-words=\"Thu 12 March; 500 kcal\""))
            for nutrient in ["protein", "401"] {
                let other = try await ana.get("/timelines/nutrition?range=year&nutrient=\(nutrient)").text
                #expect(other.contains("unknown</td>") || other.contains(">unknown<"))
            }
            let weight = try await ana.get("/timelines/weight?range=all").text
            #expect(weight.contains("72 kg"))
            #expect(weight.components(separatedBy: "href=\"/weights/2026-03-14\"").count == 4)
            #expect(try await ana.get("/timelines").headers[.location] == "/timelines/nutrition")
        }
    }

    @Test("a timeline is a file for a spreadsheet")
    func sheets() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await Self.eat(ana, on: "2026-03-12", kcal: 500)
            let sheet = try await ana.get("/timelines/nutrition.csv?from=2026-03-01&to=2026-03-14")
            #expect(sheet.headers[.contentType]?.hasPrefix("text/csv") == true)
            #expect(sheet.headers[.contentDisposition]?.hasPrefix("attachment") == true)
            #expect(sheet.text == "Day,Energy (kcal),Goal (kcal),Foods,Foods that say\r\n2026-03-12,500,,1,1\r\n")
            let weights = try await ana.get("/timelines/weight.csv")
            #expect(weights.text == "Day,Weight (kg),Trend (kg)\r\n2026-03-14,72,72\r\n")
        }
    }

    @Test(
        "impossible days are refused in words, for browsers beside their fields",
        arguments: [
            "from=1875-01-01", "to=2026-02-30", "from=2026-03-02&to=2026-03-01", "from=1900-01-01&to=2026-01-01",
        ],
        ["nutrition", "weight"]
    )
    func impossible(query: String, timeline: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            let answer = try await ana.api(.get, "/timelines/\(timeline)?\(query)")
            #expect(answer.status == .unprocessableContent)
            #expect(try answer.json()["errors"] is [String: [String]])
            let page = try await ana.get("/timelines/\(timeline)?\(query)")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("aria-invalid=\"true\""))
            #expect(try await ana.get("/timelines/\(timeline).csv?\(query)").status == .unprocessableContent)
        }
    }

    @Test("an unknown nutrient or range is refused beside the choice")
    func unknown() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            for query in ["nutrient=sunshine", "range=century"] {
                let page = try await ana.get("/timelines/nutrition?\(query)")
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains("class=\"complaint\""))
                #expect(try await ana.get("/timelines/weight?\(query)").status == .unprocessableContent)
            }
        }
    }

    @Test("no-pressure mode draws neither calories nor weights")
    func noPressure() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await Self.eat(ana, on: "2026-03-12", kcal: 512)
            _ = try await ana.api(.patch, "/me", #"{"noPressure": true}"#)
            let energy = try await ana.get("/timelines/nutrition").text
            #expect(energy.contains("Calories step back for now."))
            #expect(!energy.contains("512 kcal"))
            #expect(try await ana.get("/timelines/nutrition?nutrient=protein").text.contains("As a table"))
            let weight = try await ana.get("/timelines/weight").text
            #expect(weight.contains("Your weights step back for now."))
            #expect(!weight.contains("72 kg"))
        }
    }
}
