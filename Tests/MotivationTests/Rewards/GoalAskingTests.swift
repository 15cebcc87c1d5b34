import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// When members are asked for a goal of the month.
struct GoalAskingTests {
    private func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        "it is nine in the morning of the 1st by the member's own clock",
        arguments: [
            ("Pacific/Kiritimati", "2026-03-31T18:59:59Z", ""),
            ("Pacific/Kiritimati", "2026-03-31T19:00:00Z", "2026-04"),
            ("UTC", "2026-04-01T08:59:59Z", ""), ("UTC", "2026-04-01T09:00:00Z", "2026-04"),
            ("UTC", "2026-04-01T23:59:59Z", "2026-04"), ("UTC", "2026-04-02T00:00:00Z", ""),
            ("America/Los_Angeles", "2026-04-01T15:59:59Z", ""),
            ("America/Los_Angeles", "2026-04-01T16:00:00Z", "2026-04"),
            ("Asia/Kathmandu", "2026-04-01T03:15:00Z", "2026-04"), ("Moon/Tranquility", "2026-04-01T12:00:00Z", ""),
        ]
    )
    func morning(zone: String, now: String, month: String) throws {
        #expect(GoalAskingJob.month(in: zone, at: try self.instant(now))?.name ?? "" == month)
    }

    @Test("looking again when it says, each zone is found on every 1st of a year, without looking all the time")
    func year() throws {
        let zones = [
            "Pacific/Kiritimati", "Pacific/Chatham", "Asia/Kathmandu", "Europe/Vienna", "UTC", "America/St_Johns",
            "Etc/GMT+12",
        ]
        var now = try self.instant("2026-01-15T10:07:00Z")
        let end = try self.instant("2027-01-15T00:00:00Z")
        var seen: [String: Set<String>] = [:]
        var looks = 0
        while now < end {
            looks += 1
            for zone in zones {
                if let month = GoalAskingJob.month(in: zone, at: now) { seen[zone, default: []].insert(month.name) }
            }
            let next = GoalAskingJob.next(after: now)
            #expect(next > now)
            now = next
        }
        for zone in zones { #expect(seen[zone]?.count == 12, "\(zone)") }
        #expect(looks < 12 * 4 * 60)
    }

    @Test("a zone is asked once, without those who have answered", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let house = try await RewardHouse(backend, members: 3, at: "2026-04-01T09:00:00Z")
        let asked = RewardHouse.Asked()
        let job = GoalAskingJob(
            database: house.database,
            ports: house.ports(askable: asked),
            isOn: { true },
            now: { house.now }
        )
        let month = try #require(GoalMonth("2026-04"))
        let answered = MonthlyGoalStore(database: house.database, owner: house.members[1])
        #expect(try await answered.decline(month, at: house.now))
        for _ in 1...2 { _ = try await job.run(house.job) }
        #expect(try await house.notices(of: house.members[0]) == ["A new month. Would you like a goal for April?"])
        #expect(try await house.notices(of: house.members[1]) == [])
        #expect(asked.rounds == 2, "A page with members, and one without; then never again.")
    }

    @Test("nobody is asked where goals of the month are switched off")
    func off() async throws {
        let house = try await RewardHouse(.sqlite, members: 1, at: "2026-04-01T09:00:00Z")
        let job = GoalAskingJob(database: house.database, ports: house.ports(), isOn: { false }, now: { house.now })
        _ = try await job.run(house.job)
        #expect(try await house.notices(of: house.members[0]) == [])
    }
}
