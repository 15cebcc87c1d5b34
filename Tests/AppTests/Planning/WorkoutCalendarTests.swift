import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing
import Web

@testable import App
@testable import Planning

/// Sends requests about the calendar that takes planned workouts; it is Saturday, 14 March 2026, 12:00 UTC.
struct WorkoutCalendarTests {
    private static let plan = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b11"

    /// Connects an account that has calendars of these names, and returns its id.
    private func connect(_ names: [String], _ ana: TestPerson, _ app: TestApp) async throws -> String {
        let calendars = names.map { RemoteCalendar(path: "/\($0)/", name: $0, isWritable: $0 != "Holidays") }
        let settings = CalDAVSettings(user: "ana", password: "secret", calendars: calendars)
        let new = NewCalendar(kind: .caldav, name: "My account", showsTitles: false, settings: try settings.text)
        let reading = CalendarContents(busy: [], state: "")
        _ = try await self.store(ana, app).add(new, reading, zone: .gmt, due: TestApp.now, at: TestApp.now)
        return new.id
    }

    private func owner(_ ana: TestPerson) async throws -> Int64 {
        Int64(try #require(try await ana.api(.get, "/me").json()["id"] as? Int))
    }

    private func store(_ ana: TestPerson, _ app: TestApp) async throws -> CalendarStore {
        let (database, seal) = (app.environment.database, app.environment.seal)
        return CalendarStore(database: database, seal: seal, owner: try await self.owner(ana))
    }

    private static func toast(of answer: TestResponse) throws -> String {
        let text = try #require(answer.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
        return try JSONDecoder().decode(Toast.self, from: try #require(Data(base64Encoded: String(text)))).text
    }

    @Test("an account with several calendars is asked which of them takes workouts, and the toast names it")
    func several() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.connect(["Shifts", "Private", "Holidays"], ana, app)
            let path = "/calendars/\(id)"
            let asked = try await ana.post(path + "/workouts", ["on": "on"])
            #expect(asked.headers[.location] == path + "/choice?takes=on")
            #expect(try await self.store(ana, app).forWorkouts() == nil, "Nothing is written before it is answered.")
            let page = try await ana.get(path + "/choice?takes=on").text
            #expect(page.contains("Where do workouts go?") && page.contains(#"action="\#(path)/choice?takes=on""#))
            #expect(page.contains("Private</option>") && !page.contains("Holidays</option>"))
            let answers = ["chosen": "0", "forWorkouts": "1"]
            let wrong = try await ana.post(path + "/choice?takes=on", ["chosen": "0", "forWorkouts": "2"])
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Choose one that can be written to."))
            let saved = try await ana.post(path + "/choice?takes=on", answers)
            #expect(try Self.toast(of: saved) == "Planned workouts will stand in “Private” (My account)")
            #expect(try await self.store(ana, app).forWorkouts()?.id == id)
            #expect(try await ana.get("/calendars").text.contains("Your planned workouts stand in “Private” too."))
            // Its other way to the same page changes nothing of that.
            #expect(try Self.toast(of: try await ana.post(path + "/choice", answers)).hasPrefix("Saved."))
        }
    }

    @Test("an account with one calendar isn't asked, and a plan says that it stands there only while it is connected")
    func disconnected() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.connect(["Private", "Holidays"], ana, app)
            let chosen = try await ana.post("/calendars/\(id)/workouts", ["on": "on"])
            #expect(try Self.toast(of: chosen) == "Planned workouts will stand in “Private” (My account)")
            let json = #"{"requestId": "\#(Self.plan)", "day": "2026-03-14", "at": "18:00"}"#
            #expect(try await ana.api(.post, "/planned-workouts", json).status == .created)
            #expect(try await ana.get("/plans/\(Self.plan)").text.contains("It stands in your calendar too."))
            #expect(try await !ana.get("/calendars/\(id)/removal").text.contains("Spotter wrote into it"))
            let written = WrittenStore(database: app.environment.database, owner: try await self.owner(ana))
            try await written.note(Self.plan, WrittenStore.Written(calendar: id, tag: "1"))
            let asked = try await ana.get("/calendars/\(id)/removal").text
            #expect(asked.contains("The workout that Spotter wrote into it stays there."))
            #expect(try await ana.post("/calendars/\(id)/removal").status == .seeOther)
            #expect(try await !ana.get("/plans/\(Self.plan)").text.contains("It stands in your calendar too."))
        }
    }
}
