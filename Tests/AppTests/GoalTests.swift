import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests about goals to the real router.
///
/// Ana is 35, 170 cm, 72 kg and lightly active; she needs 1,446.5 kcal a day at rest.
struct GoalTests {
    private static let safe = #"{"targetKg": 68, "targetDay": "2026-08-11"}"#

    // 1,446.5 × 1.375 − 8.818 lb × 3,500 / 150 days = 1,783.2 kcal.
    @Test("a device sets, reads, changes and removes the goal")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.get, "/goal").status == .notFound)
            let first = try await ana.api(.put, "/goal", Self.safe)
            #expect(first.status == .created, "\(first.text)")
            let daily = try #require(try first.json()["daily"] as? [String: Double])
            #expect(daily == ["kcal": 1783.17, "fat": 59.44, "carbohydrate": 222.9, "protein": 89.16])

            let later = #"{"targetKg": 69, "targetDay": "2026-08-11", "version": 1}"#
            let changed = try await ana.api(.put, "/goal", later)
            #expect(changed.status == .ok, "\(changed.text)")
            #expect(try changed.json()["id"] as? String == (try first.json()["id"] as? String))
            let stale = try await ana.api(.put, "/goal", later)
            #expect(stale.status == .conflict)

            #expect(try await ana.api(.put, "/goal", Self.safe).status == .ok)
            #expect(try await ana.api(.delete, "/goal").status == .noContent)
            #expect(try await ana.api(.get, "/goal").json()["targetKg"] as? Double == 69)
            #expect(try await ana.api(.delete, "/goal").status == .noContent)
            #expect(try await ana.api(.delete, "/goal").status == .notFound)
        }
    }

    @Test("the goal's page says by which factor each level counts, where one asks for it")
    func factors() async throws {
        try await TestApp.run { app in
            let page = try await app.person().get("/goal/plan").text
            let fold = try #require(page.firstRange(of: "How each level counts"))
            #expect(page[fold.upperBound...].contains("<li>Lightly active: 1.375</li>"))
            #expect(!page[..<fold.lowerBound].contains("(1.375)"))
        }
    }

    @Test("a device is told why a goal isn't safe, and what would be")
    func refusedDevice() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let refused = try await ana.api(.put, "/goal", #"{"targetKg": 50, "targetDay": "2026-04-14"}"#)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.headers[.contentType] == "application/problem+json")
            let problem = try refused.json()
            #expect((problem["errors"] as? [String: [String]])?.mapValues(\.count) == ["targetDay": 2, "targetKg": 1])
            let proposal = try #require(problem["proposal"] as? [String: Any])
            let (target, day) = (try #require(proposal["targetKg"]), try #require(proposal["targetDay"]))
            #expect(try await ana.api(.get, "/goal").status == .notFound)
            let taken = try await ana.api(.put, "/goal", #"{"targetKg": \#(target), "targetDay": "\#(day)"}"#)
            #expect(taken.status == .created, "\(taken.text)")
        }
    }

    @Test(
        "a device is told which fields to mend",
        arguments: [
            (#"{}"#, "targetKg"), (#"{"targetKg": 68, "targetDay": "2026-08-11", "speed": 1}"#, "speed"),
            (#"{"targetKg": "68", "targetDay": "2026-08-11"}"#, "targetKg"),
            (#"{"targetKg": 68, "targetDay": "2037-08-11"}"#, "targetDay"),
            (#"{"targetKg": 68, "targetDay": "2026-08-11", "activityFactor": 1.3}"#, "activityFactor"),
        ]
    )
    func fields(json: String, field: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let answer = try await ana.api(.put, "/goal", json)
            #expect(answer.status == .unprocessableContent)
            #expect((try answer.json()["errors"] as? [String: Any])?[field] != nil, "\(answer.text)")
        }
    }

    @Test("without a height and a weight there is no goal, and both doors say so")
    func unknownBody() async throws {
        try await TestApp.run { app in
            let ben = try await app.person("Ben", body: false)
            #expect(try await ben.api(.put, "/goal", Self.safe).status == .unprocessableContent)
            #expect(try await ben.get("/goal").text.contains("height and weight"))
            #expect(try await ben.get("/goal/plan").headers[.location] == "/goal")
        }
    }

    @Test("a member plans, sees the numbers, sets the goal, deletes it and takes that back")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/diary").text.contains("href=\"/goal/plan\">Set a goal"))
            let form = try await ana.get("/goal/plan")
            #expect(form.status == .ok)
            #expect(form.text.contains("name=\"start\"") && form.text.contains("value=\"72\""))

            let fields = ["start": "72", "target": "68", "startDay": TestApp.today, "targetDay": "2026-08-11"]
            let preview = try await ana.post("/goal/preview", fields)
            #expect(preview.text.contains("1,783") && preview.text.contains("<html"))
            #expect(try await ana.get("/goal").text.contains("No goal yet"))

            let set = try await ana.post("/goal/plan", fields)
            #expect((set.status, set.headers[.location]) == (.seeOther, "/goal"))
            #expect(try await ana.get("/goal").text.contains("From 72 kg to 68 kg"))
            #expect(try await ana.get("/goal/plan?version=1").text.contains("Change your goal"))

            let removed = try await ana.post("/goal/removal", ["version": "1"])
            #expect(removed.status == .seeOther)
            #expect(try await ana.get("/goal").text.contains("No goal yet"))
            #expect(try await ana.post("/goal/removal", ["version": "1"]).status == .conflict)
            let id = try #require(try await ana.api(.put, "/goal", Self.safe).json()["id"] as? String)
            #expect(try await ana.post("/goal/removal", ["version": "3"]).status == .seeOther)
            #expect(try await ana.post("/goal/\(id)/restoration").status == .seeOther)
            #expect(try await ana.get("/goal").text.contains("From 72 kg to 68 kg"))
        }
    }

    @Test("an unsafe plan is shown again with the reasons and a proposal to take")
    func refusedPage() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let refused = try await ana.post("/goal/plan", ["start": "72", "target": "60", "targetDay": "2026-05-14"])
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("That asks for 1.4 kg a week. Up to 0.72 kg a week is safe for you."))
            let proposal = refused.text.matches(of: /form="goal-proposal" name="([A-Za-z]+)" value="([^"]*)"/)
            let fields = Dictionary(uniqueKeysWithValues: proposal.map { (String($0.1), String($0.2)) })
            #expect(fields["targetKg"] == "60.0")
            let taken = try await ana.post("/goal/proposal", fields)
            #expect(taken.headers[.location] == "/goal")
            #expect(try await ana.get("/goal").text.contains("From 72 kg to 60 kg"))
            #expect(try Self.undo(in: taken) == "/goal/removal?version=1")
            // Sent again, it sets nothing, and there is nothing to undo.
            let again = try await ana.post("/goal/proposal", fields)
            #expect(try Self.undo(in: again) == "")
            #expect(try await ana.post("/goal/removal?version=1").headers[.location] == "/goal")
            #expect(try await ana.get("/goal").text.contains("No goal yet"))
        }
    }

    /// Returns what the Undo of an answer's toast asks for; empty for none.
    private static func undo(in answer: TestResponse) throws -> String? {
        let cookie = try #require(answer.cookie(named: "spotter_toast")?.dropFirst("spotter_toast=".count))
        let value = cookie.removingPercentEncoding ?? String(cookie)
        let json = try #require(Data(base64Encoded: value))
        return (try JSONSerialization.jsonObject(with: json) as? [String: Any])?["undo"] as? String
    }

    @Test("one member's goal is nobody else's")
    func others() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let id = try #require(try await ana.api(.put, "/goal", Self.safe).json()["id"] as? String)
            #expect(try await ben.api(.get, "/goal").status == .notFound)
            _ = try await ana.api(.delete, "/goal")
            #expect(try await ben.post("/goal/\(id)/restoration").status == .notFound)
            #expect(try await ben.post("/goal/removal", ["version": "1"]).status == .conflict)
        }
    }
}
