import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// A form that changes a line in the middle of a list comes back to that line.
struct ChangedLineTests {
    @Test("an entry that was edited or put back is where its day goes on")
    func entry() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22"
            let soup = #"{"requestId": "\#(id)", "meal": "Lunch", "name": "Soup", "kcal": 200}"#
            try #require(try await ana.api(.post, "/diary/\(TestApp.today)/entries", soup).status == .created)
            let change = ["version": "1", "amount": "2", "meal": "Lunch", "day": TestApp.today]
            let line = "/diary/\(TestApp.today)#entry-\(id)"
            let changed = try await ana.post("/diary/entries/\(id)", change)
            #expect(changed.headers[.location] == line, "\(changed.text)")
            let cookie = try #require(changed.cookie(named: "spotter_toast"))
            let told = TestPerson(app: app, cookie: "\(ana.cookie); \(cookie)", token: ana.token)
            let day = try await told.get("/diary/\(TestApp.today)").text
            #expect(day.contains("<li id=\"entry-\(id)\">") && day.contains("data-place=\"entry-\(id)\""))
            #expect(try await ana.post("/diary/entries/\(id)/removal").status == .seeOther)
            #expect(try await ana.post("/diary/entries/\(id)/restoration").headers[.location] == line)
            // A toast of another form names no line.
            let glass = try await ana.post("/diary/\(TestApp.today)/water", ["millilitres": "750"])
            let plain = try #require(glass.cookie(named: "spotter_toast"))
            let shown = TestPerson(app: app, cookie: "\(ana.cookie); \(plain)", token: ana.token)
            #expect(try await !shown.get("/diary/\(TestApp.today)").text.contains("data-place="))
        }
    }
}
