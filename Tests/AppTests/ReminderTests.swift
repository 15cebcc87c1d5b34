import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests about reminders to the real router.
struct ReminderTests {
    @Test("a device reads all reminders and sets one")
    func device() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let all = try await ana.api(.get, "/reminders")
            let kinds = (try all.json()["reminders"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
            #expect(kinds == ["meal-1", "meal-2", "meal-3", "meal-4", "morning", "summary"])
            let json = #"{"on": true, "time": "12:45", "channel": "both"}"#
            let set = try await ana.api(.put, "/reminders/meal-2", json)
            #expect(set.status == .ok, "\(set.text)")
            #expect(try set.json()["name"] as? String == "Lunch")
            #expect(try await ana.api(.get, "/reminders").text.contains(#""time":"12:45""#))
            let hers = try await ben.api(.get, "/reminders")
            #expect(!hers.text.contains(#""on":true"#))
            #expect(try await ana.api(.put, "/reminders/meal-8", json).status == .notFound)
            #expect(try await ana.api(.put, "/reminders/dragon", json).status == .notFound)
            let wrong = try await ana.api(.put, "/reminders/summary", #"{"on": true, "time": "24:00", "channel": "x"}"#)
            #expect(wrong.status == .unprocessableContent)
        }
    }

    @Test("mail of reminders is switched with all else that is told, and by a device that asks for it")
    func mail() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.post("/me/reminders", ["summary-on": "on", "summary-time": "21:15"])
            let ticked = "name=\"reminder-mail\" checked"
            #expect(try await !ana.get("/notices/settings").text.contains(ticked))
            let json = #"{"on": true, "time": "12:45"}"#
            let free = try await ana.api(.put, "/reminders/meal-2", json)
            #expect(try free.json()["channel"] as? String == "both")
            #expect(try await !ana.get("/notices/settings").text.contains(ticked))
            let mailed = #"{"on": true, "time": "12:45", "channel": "mail"}"#
            #expect(try await ana.api(.put, "/reminders/meal-2", mailed).status == .ok)
            #expect(try await ana.get("/notices/settings").text.contains(ticked))
        }
    }

    @Test("a member switches reminders on a page that says what to mend")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/notices/settings").text.contains("href=\"/me/reminders\""))
            let shown = try await ana.get("/me/reminders").text
            #expect(shown.contains("href=\"/notices/settings\"") && !shown.contains("summary-channel"))
            let fields = ["summary-on": "on", "summary-time": "21:15"]
            let saved = try await ana.post("/me/reminders", fields)
            #expect(saved.headers[.location] == "/notices/settings")
            #expect(try await ana.get("/me/reminders").text.contains("name=\"summary-on\" checked"))
            let wrong = try await ana.post("/me/reminders", ["summary-time": "noon"])
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("Type the time like 08:30."))
        }
    }
}
