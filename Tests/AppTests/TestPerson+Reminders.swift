import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Jobs
import Members
import Storage
import Testing

@testable import App
@testable import Planning

extension TestPerson {
    /// Makes a member free from 11:00 to 15:00, and looks what is due.
    func remind() async throws {
        let environment = self.app.environment
        let me = try #require(try await self.api(.get, "/me").json()["id"] as? Int)
        let window = try #require(TimeWindow(from: 11 * 60, to: 15 * 60))
        let windows = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [window]) })
        let settings = FreeTimeSettings(windows: windows, workout: 45, shower: 15, reminds: true)
        try await FreeTimeStore(database: environment.database, owner: Member.ID(me)).put(settings, at: TestApp.now)
        try await self.app.work(on: PlanAgain.kind, "\(me)")
        try await self.app.work(on: WorkoutReminderJob.kind)
    }

    func trainingReminders() async throws -> [StoredReminder] {
        let me = try #require(try await self.api(.get, "/me").json()["id"] as? Int)
        return try await WorkoutReminderStore(database: self.app.environment.database, owner: Member.ID(me)).all()
    }
}
