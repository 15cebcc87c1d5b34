import Deeds
import Foundation
import HealthMath
import Jobs
import Logging
import Members
import Storage
import Support
import Testing

@testable import Nutrition
@testable import Web

/// A logged day and a day within the goal, as they come and go.
struct DayDeedTests {
    @Test("a day is logged with its first entry and no longer with its last", arguments: Backend.available)
    func logged(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let first = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let second = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.kind) == [.dayLogged])
        #expect(try await kitchen.deeds(of: kitchen.ben).isEmpty)
        _ = try await entries.remove(first.id, now: Kitchen.now)
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.kind) == [.dayLogged])
        _ = try await entries.remove(second.id, now: Kitchen.now)
        #expect(try await kitchen.deeds(of: kitchen.ana).isEmpty)
    }

    @Test(
        "today is settled once, when it is over where the member is, also when clocks change",
        arguments: [
            ("2026-11-21", "UTC", "2026-11-22T00:00:10Z"), ("2026-11-21", "Pacific/Auckland", "2026-11-21T11:00:10Z"),
            ("2026-10-24", "Europe/Berlin", "2026-10-24T22:00:10Z"),
            ("2026-10-25", "Europe/Berlin", "2026-10-25T23:00:10Z"),
            ("2026-03-28", "Europe/Berlin", "2026-03-28T23:00:10Z"),
            ("2026-03-29", "Europe/Berlin", "2026-03-29T22:00:10Z"),
            // Where the clock goes from midnight to one.
            ("2026-04-23", "Africa/Cairo", "2026-04-23T22:00:10Z"),
        ]
    )
    func midnight(day: String, zone: String, end: String) async throws {
        let zone = try #require(TimeZone(identifier: zone))
        let deeds = DayDeeds(owner: 1, timeZone: zone)
        #expect(deeds.end(of: try Kitchen.day(day)) == (try Date(end, strategy: .iso8601)))
    }

    @Test("many entries of today ask for one settling, at its end", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        for _ in 0..<3 { try await kitchen.log(Kitchen.entry(), for: kitchen.ana) }
        #expect(try await kitchen.waiting() == 1)
        #expect(try await kitchen.settle(at: Kitchen.now) == 0)
        try await kitchen.aim(at: 95, for: kitchen.ana)
        #expect(try await kitchen.settle(at: Kitchen.now + 10 * 3_600 + 11) == 1)
        #expect(try await kitchen.waiting() == 0)
    }

    @Test(
        "a day counts as within the goal when it is over and within a tenth of it",
        arguments: Backend.available,
        [(kcal: 90.0, counts: true), (89, false), (110, true), (111, false), (100, true), (0, false)]
    )
    func within(backend: Backend, eaten: (kcal: Double, counts: Bool)) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.aim(at: 100, for: kitchen.ana)
        try await kitchen.log(Kitchen.plain(eaten.kcal), for: kitchen.ana)
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.kind) == [.dayLogged])
        try await kitchen.settle(at: Kitchen.now + 11 * 3_600)
        let kinds = try await kitchen.deeds(of: kitchen.ana).map(\.kind)
        #expect(kinds.contains(.withinGoal) == eaten.counts)
        #expect(kinds.contains(.dayLogged))
    }

    @Test(
        "a day that is over says in tenths how close its macros came, and no amount",
        arguments: Backend.available,
        [
            ([60, 250, 100], 10), ([54, 225, 90], 9), ([66, 275, 110], 9), ([60, 250, 0], 6),
            ([120, 500, 200], 0), ([600, 2_500, 1_000], 0),
        ] as [(grams: [Double], tenths: Double)]
    )
    func macros(backend: Backend, eaten: (grams: [Double], tenths: Double)) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.aim(at: 2_000, for: kitchen.ana)
        try await kitchen.database.write { db in
            _ = try db.execute("UPDATE daily_goal SET fat = 60, carbohydrate = 250, protein = 100")
        }
        var entry = try Kitchen.plain(2_000)
        (entry.facts[.fat], entry.facts[.carbohydrate], entry.facts[.protein]) =
            (eaten.grams[0], eaten.grams[1], eaten.grams[2])
        try await kitchen.log(entry, for: kitchen.ana)
        try await kitchen.settle(at: Kitchen.now + 11 * 3_600)
        let deeds = try await kitchen.deeds(of: kitchen.ana).filter { $0.kind == .macrosKept }
        #expect(deeds.map(\.quantity) == (eaten.tenths > 0 ? [eaten.tenths] : []))
    }

    @Test("a past day that changes is settled anew soon after", arguments: Backend.available)
    func changed(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        try await kitchen.aim(at: 100, for: kitchen.ana)
        let entry = try await kitchen.log(Kitchen.plain(100), for: kitchen.ana)
        let tomorrow = Kitchen.now + 24 * 3_600
        try await kitchen.settle(at: tomorrow)
        #expect(try await kitchen.deeds(of: kitchen.ana).contains { $0.kind == .withinGoal })
        var more = entry
        more.become(servings: 2)
        _ = try await entries.save(more, now: tomorrow)
        #expect(try await kitchen.settle(at: tomorrow + 41) == 1)
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.kind) == [.dayLogged])
        _ = try await entries.remove(entry.id, now: tomorrow)
        try await kitchen.log(Kitchen.plain(105), for: kitchen.ana, at: tomorrow)
        try await kitchen.settle(at: tomorrow + 41)
        #expect(try await kitchen.deeds(of: kitchen.ana).contains { $0.kind == .withinGoal })
    }

    @Test("energy burned on a past day counts too", arguments: Backend.available)
    func burned(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.aim(at: 100, for: kitchen.ana)
        let entry = try await kitchen.log(Kitchen.plain(150), for: kitchen.ana)
        let tomorrow = Kitchen.now + 24 * 3_600
        try await kitchen.settle(at: tomorrow)
        #expect(try await !kitchen.deeds(of: kitchen.ana).contains { $0.kind == .withinGoal })
        try await BurnedStore(database: kitchen.database, owner: kitchen.ana, timeZone: .gmt)
            .sent(100, on: entry.day, at: tomorrow)
        try await kitchen.settle(at: tomorrow + 41)
        #expect(try await kitchen.deeds(of: kitchen.ana).contains { $0.kind == .withinGoal })
    }

    @Test("who moved west is settled at their own midnight")
    func moved() async throws {
        let kitchen = try await Kitchen(.sqlite)
        try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
        let midnight = Kitchen.now + 10 * 3_600 + 20
        #expect(try await kitchen.settle(at: midnight, in: honolulu) == 1)
        #expect(try await kitchen.waiting() == 1)
        #expect(try await kitchen.settle(at: midnight + 9 * 3_600, in: honolulu) == 0)
        #expect(try await kitchen.settle(at: midnight + 10 * 3_600, in: honolulu) == 1)
        #expect(try await kitchen.waiting() == 0)
    }

    @Test("counting the diary anew gives the deeds that are there", arguments: Backend.available)
    func recount(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        try await kitchen.aim(at: 100, for: kitchen.ana, from: "2026-11-01")
        var random = SystemRandomNumberGenerator()
        var known: [DiaryEntry] = []
        for _ in 0..<60 {
            let day = "2026-11-\(Int.random(in: 11...21, using: &random))"
            if let old = known.randomElement(using: &random), Bool.random(using: &random) {
                var moved = old
                moved.day = try Kitchen.day(day)
                if let saved = try await entries.save(moved, now: Kitchen.now) {
                    known.append(saved)
                } else {
                    _ = try await entries.restore(old.id, now: Kitchen.now)
                }
                if Bool.random(using: &random) { _ = try await entries.remove(old.id, now: Kitchen.now) }
            } else {
                let kcal = Double.random(in: 40...120, using: &random)
                known.append(try await kitchen.log(Kitchen.plain(kcal, day: day), for: kitchen.ana))
            }
        }
        try await kitchen.settle(at: Kitchen.now + 41)
        let before = try await kitchen.allDeeds()
        #expect(Set(before.map(\.kind)).count > 0)
        try await kitchen.database.write { db in
            try db.execute("DELETE FROM deed WHERE day < '2026-11-18'")
            try db.execute("UPDATE deed SET source = 'day 2026-11-02', day = '2026-11-02' WHERE day = '2026-11-19'")
        }
        try await DaySettling(database: kitchen.database, timeZone: { _ in .gmt }, now: { Kitchen.now + 41 })
            .settleAll(of: kitchen.ana, in: .gmt)
        #expect(try await kitchen.allDeeds() == before)
    }

    @Test("a job of a member who is gone is done, and one without sense is given up")
    func strange() async throws {
        let kitchen = try await Kitchen(.sqlite)
        let jobs = JobStore(database: kitchen.database)
        try await jobs.add(DaySettling.kind, payload: "99 2026-11-20", due: Kitchen.now)
        try await jobs.add(DaySettling.kind, payload: "nonsense", due: Kitchen.now)
        try await jobs.add(DaySettling.kind, payload: "\(kitchen.ana) 2026-02-30", due: Kitchen.now)
        try await kitchen.settle(at: Kitchen.now)
        #expect(try await jobs.counts().dead == 2)
        #expect(try await kitchen.waiting() == 0)
    }
}

extension Kitchen {
    /// A deed without when it was noticed, which a recount can't know.
    struct Done: Hashable {
        let day: CalendarDay
        let kind: Deed.Kind
    }

    func allDeeds() async throws -> Set<Done> {
        let (first, last) = (try Self.day("2026-11-01"), try Self.day("2026-12-31"))
        return Set(
            try await DeedStore(database: self.database, owner: self.ana).deeds(
                of: NutritionWing.deedKinds,
                from: first,
                through: last
            )
            .map { Done(day: $0.day, kind: $0.kind) }
        )
    }

    func waiting() async throws -> Int { try await JobStore(database: self.database).counts().waiting }

    /// Works on what is due; returns how many jobs that was.
    @discardableResult
    func settle(at now: Date, in timeZone: TimeZone = .gmt) async throws -> Int {
        let settling = DaySettling(
            database: self.database,
            timeZone: { [ana, ben] in [ana, ben].contains($0) ? timeZone : nil },
            now: { now }
        )
        let runner = JobRunner(
            jobs: JobStore(database: self.database),
            handlers: [DaySettling.kind: settling.work],
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            now: { now }
        )
        var worked = 0
        while case let count = try await runner.workOnce(), count > 0 { worked += count }
        return worked
    }

    /// A goal of so many kcal a day.
    func aim(at kcal: Double, for owner: Member.ID, from day: String = "2026-11-20") async throws {
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO goal (owner_id, id, start_day, target_day, start_kg, target_kg, activity_factor,
                    fat_percent, carbohydrate_percent, protein_percent, kcal, fat, carbohydrate, protein, version, created_at)
                VALUES (\(owner), 'g', \(day), '2027-11-20', 70, 69, 1.2, 30, 50, 20, \(kcal), 1, 1, 1, 1, 0)
                """
            )
            try db.execute(
                """
                INSERT INTO daily_goal (owner_id, from_day, kcal, fat, carbohydrate, protein, goal_id)
                VALUES (\(owner), \(day), \(kcal), 1, 1, 1, 'g')
                """
            )
        }
    }

    static func plain(_ kcal: Double, day: String = "2026-11-21") throws -> DiaryEntry {
        var facts = KeyFacts()
        facts[.kcal] = kcal
        let id = UUID().uuidString.lowercased()
        return DiaryEntry(id: id, day: try self.day(day), meal: "Lunch", plain: "Canteen", facts: facts, minutes: nil)
    }
}
