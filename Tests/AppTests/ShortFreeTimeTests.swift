import Foundation
import HTTPTypes
import Storage
import Testing

@testable import App
@testable import Planning

/// What the page of a reminder says of time that runs out; it is a Saturday noon in UTC.
struct ShortFreeTimeTests {
    @Test("of free time with too little left for a workout the page says so, with a shorter one and a later time")
    func tooShort() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.remind()
            let id = try #require(try await ana.trainingReminders().first { $0.reminder.state == .sent }).id
            let (database, end) = (app.environment.database, TestApp.now.milliseconds + 40 * 60_000)
            try await database.write { try $0.execute("UPDATE workout_reminder SET end_at = \(end) WHERE id = \(id)") }
            let page = try await ana.get("/reminders/\(id)").text
            #expect(page.contains("Too little of this time is left for a whole workout."))
            #expect(page.contains("40 min left") && !page.contains("What do you say?"))
            #expect(page.contains("A shorter one, for the 40 min left") && page.contains("/workouts/new?minutes=40"))
            #expect(page.contains(#"href="/free-time">Free t"#))
            _ = try await ana.post("/reminders/\(id)/answers", ["answer": "check-in"])
            let checkedIn = try await ana.get("/reminders/\(id)").text
            #expect(checkedIn.contains("Get a workout for 40 min"), "A check-in makes no time longer.")
        }
    }
}
