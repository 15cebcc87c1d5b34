import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests about free time to the real router; it is Saturday, 14 March 2026, 12:00 UTC.
struct FreeTimeTests {
    static let evenings = """
        {"windows": [{"weekday": "saturday", "from": "17:00", "to": "21:00"},
                     {"weekday": "sunday", "from": "08:00", "to": "09:00"},
                     {"weekday": "sunday", "from": "17:00", "to": "24:00"}],
         "workoutMinutes": 45, "showerMinutes": 15, "leadMinutes": 30, "reminders": true}
        """

    @Test("a device reads what is proposed, chooses its own, and nobody else's")
    func settings() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let proposed = try await ana.api(.get, "/free-time/settings").json()
            #expect(proposed["chosen"] as? Bool == false)
            #expect((proposed["windows"] as? [Any])?.count == 7)
            let set = try await ana.api(.put, "/free-time/settings", Self.evenings)
            #expect(set.status == .ok, "\(set.text)")
            let kept = try await ana.api(.get, "/free-time/settings").json()
            #expect(kept["chosen"] as? Bool == true)
            #expect(kept["leadMinutes"] as? Int == 30 && kept["snoozeMinutes"] as? Int == 30)
            #expect(kept["reminders"] as? Bool == true)
            let windows = try #require(kept["windows"] as? [[String: String]])
            #expect(windows.map { $0["to"] } == ["21:00", "09:00", "24:00"])
            #expect(try await ben.api(.get, "/free-time/settings").json()["chosen"] as? Bool == false)
            let wrong = try await ana.api(.put, "/free-time/settings", #"{"windows": [{"weekday": "x"}]}"#)
            #expect(wrong.status == .unprocessableContent)
        }
    }

    @Test("a page is filled in, keeps what is chosen, and says what to mend")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let first = try await ana.get("/free-time/settings").text
            #expect(first.contains(#"<option selected>17:00</option>"#))
            #expect(first.contains(#"name="reminders">"#))
            let fields = [
                "windows.0.weekday": "monday", "windows.0.from": "06:30", "windows.0.to": "08:00",
                "workoutMinutes": "30", "reminders": "on", "next": "/welcome/done",
            ]
            let saved = try await ana.post("/free-time/settings", fields)
            #expect(saved.headers[.location] == "/welcome/done")
            let again = try await ana.get("/free-time/settings").text
            #expect(again.contains(#"<option selected>06:30</option>"#))
            #expect(again.contains(#"name="reminders" checked>"#))
            let wrong = try await ana.post("/free-time/settings", fields.merging(["windows.0.to": "06:00"]) { $1 })
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("06:30 to 06:00 on the next day is 23 h 30 min."))
        }
    }

    @Test("a day and its week say what is free, in words and to devices")
    func days() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/free-time").text.contains("Choose your hours"))
            _ = try await ana.api(.put, "/free-time/settings", Self.evenings)
            let today = try await ana.api(.get, "/free-time/2026-03-14").json()
            #expect(today["kind"] as? String == "enough")
            let slot = try #require((today["slots"] as? [[String: Any]])?.first)
            #expect(slot["startAt"] as? Int == 1_773_507_600_000 && slot["minutes"] as? Int == 240)
            #expect((today["best"] as? [String: Any])?["startAt"] as? Int == 1_773_507_600_000)
            let week = try await ana.api(.get, "/free-time/weeks/2026-03-14").json()
            #expect(week["from"] as? String == "2026-03-09" && week["to"] as? String == "2026-03-15")
            let kinds = (week["days"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
            #expect(kinds == ["none", "none", "none", "none", "none", "enough", "several"])
            let page = try await ana.get("/free-time").text
            #expect(page.contains("Free 17:00–21:00") && page.contains("Free 08:00–09:00, 17:00–24:00"))
            #expect(page.contains("/plans/new?day=2026-03-14&amp;at=17:00"))
            let day = try await ana.get("/free-time/2026-03-15").text
            #expect(day.contains("2 slots to choose from.") && day.contains("/plans/new?day=2026-03-15&amp;at=08:00"))
            let far = "Your calendars are read eight weeks ahead."
            #expect(try await ana.get("/free-time/2026-05-09").text.contains(far))
            #expect(try await !ana.get("/free-time/2026-05-08").text.contains(far))
            #expect(try await ana.get("/free-time/weeks/2026-05-09").text.contains(far))
            for path in ["/free-time/2030-01-01", "/free-time/weeks/2026-02-30", "/free-time/dragon"] {
                #expect(try await ana.api(.get, path).status == .notFound)
                #expect(try await ana.get(path).status == .notFound)
            }
        }
    }

    @Test("the welcome asks for it last, until it is answered")
    func welcome() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let step = "/free-time/settings?next=/welcome/done"
            #expect(try await ana.get("/welcome/done").text.contains(step))
            _ = try await ana.api(.put, "/free-time/settings", Self.evenings)
            #expect(try await !ana.get("/welcome/done").text.contains(step))
        }
    }
}
