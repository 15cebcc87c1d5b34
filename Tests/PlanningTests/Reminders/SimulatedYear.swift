import Deeds
import Foundation
import HealthMath
import Notices
import Storage
import Support
import Synchronization
import Testing
import Web

@testable import Jobs
@testable import Planning

/// A year of many members in nine time zones, lived in jumps of some minutes, with nights in which nothing runs; two
/// nodes work at every moment, each as if it had just started.
///
/// What is told is counted by itself, in the transaction of the telling, without the notices' own net for doubles.
final class SimulatedYear: Sendable {
    struct Telling: Hashable, Sendable, Comparable {
        let owner: Int64
        let start: Int64
        let at: Int64

        static func < (one: Self, other: Self) -> Bool {
            (one.owner, one.start, one.at) < (other.owner, other.start, other.at)
        }
    }

    let database: any Database
    private let members: [Int64: Member]
    private let days = Mutex<[String: FreeDay]>([:])
    private let moment = Mutex(Date(timeIntervalSince1970: 0))

    private static let zones = [
        "Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "America/Sao_Paulo",
        "Pacific/Auckland", "Africa/Cairo", "Australia/Lord_Howe", "UTC",
    ]
    static let lead: Int64 = 10 * 60_000

    init(_ backend: Backend, members count: Int) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + PlanningMigrations.all
                + [
                    Migration("test-0001-telling") { words in
                        [
                            "CREATE TABLE telling (owner_id \(words.integer), start_at \(words.integer), at \(words.integer))"
                        ]
                    }
                ]
        )
        var members: [Int64: Member] = [:]
        for number in 0..<count {
            let id = try await StandInMember.add("Member \(number)", to: self.database)
            let zone = try #require(TimeZone(identifier: Self.zones[number % Self.zones.count]))
            members[id] = Member(id: id, screenName: "\(id)", firstName: "\(id)", timeZone: zone)
        }
        self.members = members
    }

    var now: Date { self.moment.withLock { $0 } }

    func move(to moment: Int64) { self.moment.withLock { $0 = Date(milliseconds: moment) } }

    /// Plans everybody for the first time.
    func begin() async throws {
        for owner in self.members.keys.sorted() { try await self.planner.plan(owner) }
    }

    /// One moment, on two nodes at once.
    func live() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    while try await self.planner.planDue(limit: 500) == 500 {}
                    while try await self.tick.look(at: self.now, limit: 500) == 500 {}
                }
            }
            try await group.waitForAll()
        }
        // Both were at it: what one had skipped because the other held it is told by now.
        while try await self.tick.look(at: self.now, limit: 500) == 500 {}
    }

    func told(since moment: Int64 = 0) async throws -> [Telling] {
        try await self.database.rows("SELECT owner_id, start_at, at FROM telling WHERE at >= \(moment)") {
            Telling(owner: try $0.integer(0), start: try $0.integer(1), at: try $0.integer(2))
        }
    }

    func answer(_ answer: WorkoutReminder.Answer, _ owner: Int64, start: Int64) async throws {
        let store = WorkoutReminderStore(database: self.database, owner: owner)
        let reminder = try #require(try await store.all(limit: 20).first { $0.slot.start == start })
        _ = try await store.answer(reminder.id, answer, at: self.now)
    }

    /// What everybody has time for, from the first day to the last, each member's in order.
    func slots(from first: CalendarDay, count: Int) throws -> [Int64: [(day: CalendarDay, slot: Stretch)]] {
        self.members.mapValues { member in
            (0..<count).flatMap { number in
                let day = self.day(first.adding(days: number), member)
                return day.slots.map { (day.day, $0) }
            }
        }
    }

    /// Two or three days a week, some with two windows.
    private static func settings(of member: Member) -> FreeTimeSettings {
        let all = [TimeWindow(from: 390, to: 570), TimeWindow(from: 1_020, to: 1_200), TimeWindow(from: 120, to: 300)]
        let windows = all.compactMap(\.self)
        let kind = Int(member.id % 7)
        var settings = FreeTimeSettings(windows: [:], workout: 60, lead: Int(Self.lead / 60_000), reminds: true)
        for step in 0..<(2 + kind % 2) {
            let weekday = Weekday.allCases[(kind + step * 2) % 7]
            // Night workers are up when clocks change.
            settings.windows[weekday] =
                kind == 6 ? [windows[2]] : kind == 0 ? Array(windows[..<2]) : [windows[kind % 2]]
        }
        return settings
    }

    private func day(_ day: CalendarDay, _ member: Member) -> FreeDay {
        let key = "\(member.id % 7) \(member.timeZone.identifier) \(day.number)"
        return self.days.withLock { days in
            if let known = days[key] { return known }
            let new = FreeDay(day, in: member.timeZone, Self.settings(of: member), busy: [])
            days[key] = new
            return new
        }
    }

    private var planner: ReminderPlanner {
        ReminderPlanner(
            database: self.database,
            members: { ids in self.members.filter { ids.contains($0.key) } },
            time: { member, today in
                MemberTime(
                    settings: Self.settings(of: member),
                    days: [self.day(today, member), self.day(today.adding(days: 1), member)]
                )
            },
            now: { self.now }
        )
    }

    private var tick: ReminderTick {
        ReminderTick(
            database: self.database,
            people: ReminderPeople(
                members: { ids in self.members.filter { ids.contains($0.key) } },
                aims: { _ in [:] },
                proposal: { _, _ in nil }
            ),
            lines: MotivatingLines([]),
            nextFree: { _, _ in nil },
            tell: { notices, db in
                let rows = notices.map { one -> [any SQLBindable] in
                    [one.stored.owner, one.stored.slot.start, one.at.milliseconds]
                }
                for some in rows.handfuls {
                    try db.execute("INSERT INTO telling (owner_id, start_at, at) VALUES \(SQL.rows(some))")
                }
            }
        )
    }
}
