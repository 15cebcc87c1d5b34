import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Planning

/// Ana and Ben, who plan their weeks, in Berlin; it is noon of Monday, 1 July 2024.
struct Planner {
    let database: any Database
    let seal: Seal
    let ana: Int64
    let ben: Int64
    let zone: TimeZone
    let monday: CalendarDay

    static let now = Date(milliseconds: 1_719_828_000_000)

    init(_ backend: Backend) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + PlanningWing.migrations
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.ana = try await StandInMember.add("Ana", to: self.database)
        self.ben = try await StandInMember.add("Ben", to: self.database)
        self.zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        self.monday = try #require(CalendarDay(year: 2024, month: 7, day: 1))
    }

    /// From one time to another of a day that so many others lie before, in minutes as clocks show them.
    func time(_ from: Int, _ to: Int, day: Int = 0) throws -> Stretch {
        try #require(TimeWindow(from: from, to: to)?.stretch(on: self.monday.adding(days: day), in: self.zone))
    }

    /// Every evening from 17:00 to 21:00, for an hour.
    func evenings() throws -> FreeTimeSettings {
        let window = try #require(TimeWindow(from: 17 * 60, to: 21 * 60))
        return FreeTimeSettings(
            windows: Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [window]) }),
            workout: 45,
            shower: 15
        )
    }

    func plan(_ time: Stretch, number: Int = 1, inCalendar: Bool = false) -> PlannedWorkout {
        PlannedWorkout(
            id: "00000000-0000-4000-8000-\(String(repeating: "0", count: 11))\(number)",
            title: "Legs",
            time: time,
            inCalendar: inCalendar,
            plannedAt: Self.now.milliseconds
        )
    }

    func days(of owner: Member.ID) -> FreeDays {
        FreeDays(database: self.database, seal: self.seal, owner: owner, zone: self.zone)
    }

    /// Kinds and payloads of what waits to be worked on.
    func jobs() async throws -> [String] {
        try await self.database.rows("SELECT kind, payload FROM job ORDER BY kind, payload") {
            "\(try $0.text(0)) \(try $0.text(1))"
        }
    }
}
