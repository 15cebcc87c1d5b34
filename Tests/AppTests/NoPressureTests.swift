import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// In no-pressure mode pages show neither calories nor weights; the API does.
struct NoPressureTests {
    private static let pages = [
        "/diary", "/diary/\(TestApp.today)/nutrients", "/foods?q=banana", "/foods?tab=frequent", "/foods/usda-09040",
        "/goal",
        "/me",
    ]

    @Test("no page says a calorie or a weight, and with the mode off again they do", arguments: Backend.available)
    func pages(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let entry =
                #"{"requestId": "\#(UUID().uuidString)", "meal": "Breakfast", "foodId": "usda-09040", "amount": 1, "unit": "100 g"}"#
            try #require(try await ana.api(.post, "/diary/\(TestApp.today)/entries", entry).status == .created)
            let goal = #"{"targetKg": 68, "targetDay": "2026-07-14"}"#
            try #require(try await ana.api(.put, "/goal", goal).status.code < 300)
            for path in Self.pages { #expect(try await Self.says(path, to: ana), "\(path)") }
            #expect(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            for path in Self.pages { #expect(try await !Self.says(path, to: ana), "\(path)") }
            #expect(try await ana.get("/diary").text.contains("1 meal logged, fruit once."))
            #expect(try await !ana.get("/goal").text.contains("What your body really uses"), "It tells kcal and kg.")
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").json()
            #expect((day["totals"] as? [String: Any])?["kcal"] as? Double == 89)
            #expect(try await ana.post("/me/settings/no-pressure").status == .seeOther)
            for path in Self.pages { #expect(try await Self.says(path, to: ana), "\(path)") }
        }
    }

    @Test("Train says what was done, without sums, bars, bests or how often")
    func training() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let walk =
                #"{"requestId": "\#(UUID().uuidString)", "exerciseId": "brisk-walk", "minutes": 37, "day": "2026-03-13"}"#
            try #require(try await ana.api(.post, "/activities", walk).status == .created)
            let numbers = ["Minutes a day", ">Times<", ">Trained<", "37 min", "bests"]
            func said(_ path: String) async throws -> [String] {
                let page = try await ana.get(path).text
                #expect(path != "/training" || page.contains("Brisk walk"), "What was done stays.")
                return numbers.filter(page.contains)
            }
            #expect(try await said("/training").contains("Minutes a day"))
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            for path in ["/training", "/training/weeks/2026-03-09", "/training/progress"] {
                #expect(try await said(path) == [], "\(path)")
            }
        }
    }

    @Test("a device switches it too")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.patch, "/me", #"{"noPressure": true}"#).json()["noPressure"] as? Bool == true)
            #expect(try await !Self.says("/diary", to: ana))
            #expect(try await ana.api(.patch, "/me", #"{"noPressure": null}"#).status == .unprocessableContent)
        }
    }

    private static func says(_ path: String, to person: TestPerson) async throws -> Bool {
        try await person.get(path).text.contains(/\d (<[^>]*>)*(kcal|kg)\b|>kcal/)
    }
}
