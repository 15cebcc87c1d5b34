import Deeds
import Foundation
import HealthMath
import Members
import Notices
import Storage
import Support
import Synchronization
import Testing

@testable import Jobs
@testable import Planning

/// A year of many members in nine time zones, lived in jumps of two hours or so, with nights in which nothing runs.
///
/// At every moment a node works as if it had just started; at every other one two do so at once, and now and then one
/// is stopped in the middle of telling. What is told is counted by itself, in the transaction of the telling, without
/// the notices' own net for doubles.
final class SimulatedYear: Sendable {
    struct Telling: Hashable, Sendable, Comparable {
        let owner: Member.ID
        let start: Int64
        let at: Int64

        static func < (one: Self, other: Self) -> Bool {
            (one.owner, one.start, one.at) < (other.owner, other.start, other.at)
        }
    }

    /// Members who have time at the same moments.
    private struct Alike: Hashable {
        let week: Int
        let zone: Int
    }

    private struct Life: Sendable {
        let member: Member
        let alike: Alike
        let settings: FreeTimeSettings
    }

    /// A stretch of free time, and from when on it may be told.
    struct Occasion {
        let day: CalendarDay
        let slot: Stretch
        let from: Int64
    }

    /// The power goes: nothing that is one member's own.
    private static let stopped = DatabaseError.unavailable("The power goes.")
    private struct NeverDone: Error {}

    private struct DayOfSome: Hashable {
        let alike: Alike
        let day: Int
    }

    let database: any Database
    private let lives: [Int64: Life]
    private let days = Mutex<[DayOfSome: FreeDay]>([:])
    private let moment = Mutex(Date(timeIntervalSince1970: 0))

    private static let zones = [
        "Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "America/Sao_Paulo",
        "Pacific/Auckland", "Africa/Cairo", "Australia/Lord_Howe", "UTC",
    ]
    /// Minutes before free time begins at which members want to hear of it.
    private static let leads = [10, 60, 120]

    init(_ backend: Backend, members count: Int) async throws {
        self.database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + NoticeMigrations.all
                + PlanningWing.migrations
                + [
                    Migration("test-0001-telling") { words in
                        [
                            """
                            CREATE TABLE telling (
                                owner_id \(words.integer) NOT NULL, reminder_id \(words.text) NOT NULL,
                                start_at \(words.integer) NOT NULL, at \(words.integer) NOT NULL
                            ) \(words.strict)
                            """,
                            "CREATE INDEX telling_at ON telling (at)",
                        ]
                    }
                ]
        )
        let ids = try await StandInMember.add((0..<count).map { "Member \($0)" }, to: self.database)
        let zones = try Self.zones.map { try #require(TimeZone(identifier: $0)) }
        self.lives = Dictionary(
            uniqueKeysWithValues: ids.enumerated().map { number, id in
                let alike = Alike(week: number % 7, zone: number % zones.count)
                let member = Member(id: id, screenName: "\(id)", firstName: "\(id)", timeZone: zones[alike.zone])
                let lead = Self.leads[number / (7 * zones.count) % Self.leads.count]
                return (id, Life(member: member, alike: alike, settings: Self.settings(alike.week, lead: lead)))
            }
        )
    }

    var now: Date { self.moment.withLock { $0 } }

    func move(to moment: Int64) { self.moment.withLock { $0 = Date(milliseconds: moment) } }

    /// Plans everybody for the first time.
    func begin() async throws {
        for owner in self.lives.keys.sorted() { try await self.planner.plan(owner) }
    }

    /// The moment with this number.
    func live(_ number: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for node in 0...number % 2 {
                let isStopped = number % 8 == 4 * node
                group.addTask {
                    do {
                        _ = try await self.work(isStopped: isStopped)
                    } catch let error as DatabaseError where error == Self.stopped {
                        // What it had begun to tell is untold; another tells it.
                    }
                }
            }
            try await group.waitForAll()
        }
        // Each leaves whom the other is at, and what one was stopped in is let go when PostgreSQL comes to it: the next
        // looks, seconds later, find them.
        for _ in 1...1_000 where try await self.work() == 0 { return }
        throw NeverDone()
    }

    /// What a node does at a moment: plans whose turn has come and tells what is due; returns how many those were.
    private func work(isStopped: Bool = false) async throws -> Int {
        let tick = self.tick(isStopped: isStopped)
        let planned = try await Self.all { try await self.planner.planDue(limit: $0) }
        return planned + (try await Self.all { try await tick.look(at: self.now, limit: $0) })
    }

    /// Works in batches of a limit until one isn't full.
    private static func all(_ work: (Int) async throws -> Int) async throws -> Int {
        var (sum, count) = (0, 500)
        while count == 500 {
            count = try await work(500)
            sum += count
        }
        return sum
    }

    /// With the ids of the reminders.
    func told(since moment: Int64 = 0) async throws -> [(telling: Telling, reminder: String)] {
        try await self.database.rows("SELECT owner_id, start_at, at, reminder_id FROM telling WHERE at >= \(moment)") {
            let telling = Telling(owner: try $0.integer(0), start: try $0.integer(1), at: try $0.integer(2))
            return (telling, try $0.text(3))
        }
    }

    func answer(_ answer: WorkoutReminder.Answer, to reminder: String, of owner: Member.ID) async throws {
        let store = WorkoutReminderStore(database: self.database, owner: owner)
        _ = try #require(try await store.answer(reminder, answer, at: self.now))
    }

    /// What everybody has time for, from the first day to the last, each member's in order.
    func occasions(from first: CalendarDay, count: Int) -> [Int64: [Occasion]] {
        self.lives.mapValues { life in
            (0..<count).flatMap { number in
                let day = self.day(first.adding(days: number), life)
                return day.slots.map {
                    Occasion(day: day.day, slot: $0, from: $0.start - Int64(life.settings.lead) * 60_000)
                }
            }
        }
    }

    /// Two or three days a week, some with two windows.
    private static func settings(_ kind: Int, lead: Int) -> FreeTimeSettings {
        let all = [TimeWindow(from: 390, to: 690), TimeWindow(from: 1_020, to: 1_320), TimeWindow(from: 0, to: 300)]
        let windows = all.compactMap(\.self)
        var settings = FreeTimeSettings(windows: [:], workout: 60, lead: lead, reminds: true)
        for step in 0..<(2 + kind % 2) {
            let weekday = Weekday.allCases[(kind + step * 2) % 7]
            // Night workers are up when clocks change.
            settings.windows[weekday] =
                kind == 6 ? [windows[2]] : kind == 0 ? Array(windows[..<2]) : [windows[kind % 2]]
        }
        return settings
    }

    private func day(_ day: CalendarDay, _ life: Life) -> FreeDay {
        self.days.withLock { days in
            let key = DayOfSome(alike: life.alike, day: day.number)
            if let known = days[key] { return known }
            let new = FreeDay(day, in: life.member.timeZone, life.settings, busy: [])
            days[key] = new
            return new
        }
    }

    private func members(_ ids: [Int64]) -> [Int64: Member] {
        Dictionary(uniqueKeysWithValues: ids.compactMap { id in self.lives[id].map { (id, $0.member) } })
    }

    private var planner: ReminderPlanner {
        ReminderPlanner(
            database: self.database,
            members: { self.members($0) },
            time: { member, today in
                self.lives[member.id].map { life in
                    MemberTime(
                        settings: life.settings,
                        days: [self.day(today, life), self.day(today.adding(days: 1), life)]
                    )
                }
            },
            now: { self.now }
        )
    }

    private func tick(isStopped: Bool) -> ReminderTick {
        ReminderTick(
            database: self.database,
            people: ReminderPeople(
                members: { self.members($0) },
                aims: { _ in [:] },
                proposal: { _, _ in nil }
            ),
            lines: MotivatingLines([]),
            offer: { plan, _ in FreeWeek.Missed(workout: plan, offer: nil, partner: nil) },
            isDone: { _, _ in false },
            tell: { notices, db in
                let rows = notices.map { one -> [any SQLBindable] in
                    [one.stored.owner, one.stored.id, one.stored.slot.start, one.at.milliseconds]
                }
                for some in rows.handfuls {
                    try db.execute("INSERT INTO telling (owner_id, reminder_id, start_at, at) VALUES \(SQL.rows(some))")
                }
                if isStopped, !notices.isEmpty { throw Self.stopped }
            }
        )
    }
}
