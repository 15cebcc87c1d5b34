import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App
@testable import Planning

/// Reminders to train that are still to come; it is a Saturday noon in UTC.
struct RemindersAheadTests {
    @Test("a day ahead nobody is asked whether they are working out, nor about today")
    func ahead() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.remind()
            let tomorrow = try #require(try await ana.trainingReminders().first { $0.day.description == "2026-03-15" })
            let page = try await ana.get("/reminders/\(tomorrow.id)").text
            #expect(page.contains("ll work out then") && page.contains("Not that day"))
            #expect(!page.contains("m working out") && !page.contains("Not today"))
        }
    }

    @Test("reminders that are switched on stand on the page that follows")
    func atOnce() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.remind()
            _ = try await ana.post("/reminders", ["on": "false"])
            try await app.work(on: WorkoutReminderJob.kind)
            #expect(try await !ana.get("/reminders").text.contains("To come"))
            _ = try await ana.post("/reminders", ["on": "true"])
            let page = try await ana.get("/reminders").text
            #expect(
                page.contains("To come") && page.contains("Tomorrow") && !page.contains("Nothing today or tomorrow")
            )
        }
    }
}
