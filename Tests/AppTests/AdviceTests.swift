import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests for advice to the real router.
struct AdviceTests {
    private static let goal = #"{"targetKg": 68, "targetDay": "2026-08-11"}"#

    private static func foods(_ response: TestResponse) throws -> [[String: Any]] {
        try #require(response.status == .ok, "\(response.text)")
        return try #require(try response.json()["foods"] as? [[String: Any]])
    }

    @Test("the page keeps each number that is left on one line with its unit")
    func left() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.put, "/goal", Self.goal).status == .created)
            let page = try await ana.get("/advice").text
            #expect(page.contains("Left today: ") && page.contains("\u{A0}g protein"))
        }
    }

    @Test("a device gets proposals with reasons, the same all day, and logs one as it stands")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.put, "/goal", Self.goal).status == .created)
            let advice = try await ana.api(.get, "/advice?day=\(TestApp.today)&meal=Lunch")
            let foods = try Self.foods(advice)
            #expect(foods.count == 6)
            #expect(foods.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
            #expect(try advice.json()["left"] is [String: Any])
            let again = try Self.foods(try await ana.api(.get, "/advice?day=\(TestApp.today)&meal=Lunch"))
            #expect(foods.map { $0["foodId"] as? String } == again.map { $0["foodId"] as? String })

            let first = try #require(foods.first)
            let (food, unit) = (try #require(first["foodId"] as? String), try #require(first["unit"] as? String))
            let entry: [String: Any] = [
                "requestId": UUID().uuidString, "meal": "Lunch", "foodId": food, "unit": unit,
                "amount": try #require(first["amount"]),
            ]
            let json = String(decoding: try JSONSerialization.data(withJSONObject: entry), as: UTF8.self)
            let logged = try await ana.api(.post, "/diary/\(TestApp.today)/entries", json)
            #expect(logged.status == .created, "\(logged.text)")
            let after = try Self.foods(try await ana.api(.get, "/advice?day=\(TestApp.today)&meal=Lunch"))
            #expect(!after.contains { $0["foodId"] as? String == food })
        }
    }

    @Test("a device gets plates with reasons, logs one whole, once, and takes it back")
    func plates() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            #expect(try await ana.api(.put, "/goal", Self.goal).status == .created)
            let path = "/advice?day=\(TestApp.today)&meal=Lunch"
            let plates = try #require(try await ana.api(.get, path).json()["plates"] as? [[String: Any]])
            #expect(plates.count == 5)
            #expect(plates.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
            let first = try #require(plates.first)
            let id = try #require(first["plateId"] as? String)
            let things = try #require(first["things"] as? [[String: Any]])
            let (request, log) = (UUID().uuidString.lowercased(), "/diary/\(TestApp.today)/plates")
            let body: [String: Any] = [
                "requestId": request, "meal": "Lunch", "plateId": id,
                "things": things.map { ["count": $0["count"] ?? 1] },
            ]
            let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
            let logged = try await ana.api(.post, log, json)
            #expect(logged.status == .created, "\(logged.text)")
            #expect((try logged.json()["entries"] as? [Any])?.count == things.count)
            #expect(try await ana.api(.post, log, json).status == .ok)
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").json()
            #expect(day["entries"] as? Int == things.count)
            let eaten = try #require((day["totals"] as? [String: Any])?["kcal"] as? Double)
            #expect(abs(eaten - (first["kcal"] as? Double ?? 0)) < 1)
            // It doesn't come again at once.
            let after = try #require(try await ana.api(.get, path).json()["plates"] as? [[String: Any]])
            #expect(!after.contains { $0["plateId"] as? String == id })
            #expect(try await ben.api(.delete, "/diary/plates/\(request)").status == .notFound)
            #expect(try await ana.api(.delete, "/diary/plates/\(request)").status == .noContent)
            #expect(try await ana.api(.delete, "/diary/plates/\(request)").status == .notFound)
            let none = #"{"requestId": "\#(UUID().uuidString)", "meal": "Lunch", "plateId": "none"}"#
            #expect(try await ana.api(.post, log, none).status == .unprocessableContent)
        }
    }

    @Test("the page logs a plate with one tap and Undo takes it back")
    func platePage() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/advice?day=\(TestApp.today)&meal=Breakfast")
            let plates = page.text.matches(of: /name="plateId" value="([^"]+)"/)
            #expect(plates.count == 5)
            let plate = String(try #require(plates.first).1)
            let id = UUID().uuidString.lowercased()
            let body = ["requestId": id, "day": TestApp.today, "meal": "Breakfast", "plateId": plate]
            let logged = try await ana.post("/diary/plates", body)
            #expect(logged.headers[.location] == "/diary/\(TestApp.today)", "\(logged.text)")
            let toast = try #require(logged.cookie(named: "spotter_toast"))
            let told = TestPerson(app: app, cookie: "\(ana.cookie); \(toast)", token: ana.token)
            #expect(try await told.get("/diary").text.contains("/diary/plates/\(id)/removal"))
            #expect(try await ana.post("/diary/plates/\(id)/removal").status == .seeOther)
            #expect(try await ana.post("/diary/plates/\(id)/removal").status == .notFound)
            let none = ["requestId": UUID().uuidString, "plateId": "none"]
            let gone = try await ana.post("/diary/plates", body.merging(none) { $1 })
            #expect(gone.status == .unprocessableContent)
            #expect(gone.text.contains("This plate isn&#39;t there any more."))
        }
    }

    @Test("what isn't for me stays away until I take that back")
    func exclusions() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let path = "/advice?meal=Dinner"
            let food = try #require(try Self.foods(try await ana.api(.get, path)).first?["foodId"] as? String)
            let out = try await ana.post("/advice/exclusions/\(food)", ["day": TestApp.today, "meal": "Dinner"])
            #expect(out.headers[.location] == "/advice?day=\(TestApp.today)&meal=Dinner")
            let without = try Self.foods(try await ana.api(.get, path))
            #expect(!without.contains { $0["foodId"] as? String == food })
            let left = try await ana.get("/advice/exclusions").text
            #expect(left.contains("/advice/exclusions/\(food)/removal") && left.contains("/foods.svg#"))
            #expect(try await ana.get(path).text.contains("/foods.svg#"))
            #expect(try Self.foods(try await ben.api(.get, "/advice/exclusions")).isEmpty)
            let told = try Self.foods(try await ana.api(.get, "/advice/exclusions"))
            #expect(told.count == 1 && told.first?["plainName"] is String)
            #expect(try await ana.post("/advice/exclusions/\(food)/removal").status == .seeOther)
            let with = try Self.foods(try await ana.api(.get, path))
            #expect(with.contains { $0["foodId"] as? String == food })
            #expect(try await ana.api(.put, "/advice/exclusions/\(food)").status == .noContent)
            #expect(try await ana.api(.delete, "/advice/exclusions/\(food)").status == .noContent)
            #expect(try await ana.api(.put, "/advice/exclusions/usda-99999").status == .notFound)
            #expect(try await ana.post("/advice/exclusions/nonsense").status == .notFound)
        }
    }

    @Test("the member's diet counts at once")
    func diet() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let saved = try await ana.post("/welcome/limits", ["diet": "vegan"])
            try #require(saved.status == .seeOther, "\(saved.text)")
            let page = try await ana.get("/advice?meal=Breakfast")
            #expect(page.text.contains("Minding: vegan."))
            for word in ["yogurt", "Milk", "Eggs", "Salmon", "Chicken"] { #expect(!page.text.contains(word)) }
        }
    }

    @Test("a pregnant member is proposed nothing that may carry listeria")
    func pregnancy() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            func plates(on day: CalendarDay) async throws -> Set<String> {
                let list = try await ana.api(.get, "/advice?day=\(day)&meal=Lunch").json()["plates"]
                return Set((list as? [[String: Any]] ?? []).compactMap { $0["plateId"] as? String })
            }
            let risky: Set = ["smoked-salmon-on-rye-with-cucumber", "lentil-and-beetroot-salad-with-goat-cheese"]
            let today = try #require(CalendarDay(TestApp.today))
            var day = today
            while try await plates(on: day).isDisjoint(with: risky) {
                day = day.adding(days: 1)
                try #require(day < today.adding(days: 90))
            }
            try #require(try await ana.post("/me/health", ["cycle": "pregnant"]).status == .seeOther)
            let after = try await plates(on: day)
            #expect(after.count == 5 && after.isDisjoint(with: risky), "\(after)")
        }
    }

    @Test("the page proposes, logs with one tap, and shows today for a day that doesn't exist")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/diary").text.contains("href=\"/advice?day=\(TestApp.today)\""))
            let page = try await ana.get("/advice?day=2026-02-31&meal=Lunch")
            #expect(page.status == .ok)
            let forms = page.text.matches(
                of:
                    /name="requestId" value="([^"]+)".*?name="foodId" value="([^"]+)".*?name="amount" value="([^"]+)".*?name="unit" value="([^"]+)"/
            )
            #expect(forms.count == 6)
            let form = try #require(forms.first)
            let unit = String(form.4).replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            let logged = try await ana.post(
                "/diary/entries",
                [
                    "requestId": String(form.1), "foodId": String(form.2), "amount": String(form.3), "unit": unit,
                    "day": TestApp.today, "meal": "Lunch",
                ]
            )
            #expect(logged.headers[.location] == "/diary/\(TestApp.today)", "\(logged.text)")
            let wrong = try await ana.api(.get, "/advice?day=2026-02-31")
            #expect(wrong.status == .unprocessableContent)
            #expect(try await ana.api(.get, "/advice?day=1875-01-01").status == .unprocessableContent)
        }
    }
}
