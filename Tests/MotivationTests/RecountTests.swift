import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// What is stored of points is what working all of them out anew gives.
struct RecountTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let first = CalendarDay("2025-11-01") ?? .first
    /// Zones on either side of the day's border, one of them half an hour off.
    private let zones = ["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles", "UTC"]
        .compactMap(TimeZone.init(identifier:))

    private func fixture(_ backend: Backend) async throws -> (counter: DeedCounter, owner: Member.ID) {
        let database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + MotivationWing.migrations
        )
        let owner = try await StandInMember.add("Ana", to: database)
        return (DeedCounter(database: database, now: { [now] in now }, days: CountedDays.stood), owner)
    }

    @Test(
        "after ten thousand deeds, undone ones and changed zones, recount finds no difference",
        arguments: Backend.available
    )
    func drawn(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        var random = SeededRandom(seed: 21)
        for round in 0..<100 {
            var deeds: [(deed: Deed, isUndone: Bool)] = []
            for _ in 0..<100 {
                let drawn = DrawnDeed.drawn(&random, days: 400, from: self.first)
                // The day is the member's own, where they were when they did it.
                let zone = self.zones.randomElement(using: &random) ?? .gmt
                let day = CalendarDay(
                    drawn.day.start(in: .gmt).addingTimeInterval(Double.random(in: 0..<86_400, using: &random)),
                    in: zone
                )
                let deed = Deed(
                    owner: owner,
                    day: day,
                    kind: Deed.Kind(drawn.kind),
                    quantity: drawn.quantity,
                    source: drawn.source,
                    // An hour ago, so that visits are long enough to count.
                    at: self.now.addingTimeInterval(-3_600)
                )
                deeds.append((deed, Int.random(in: 0..<4, using: &random) == 0))
            }
            let written = deeds
            try await counter.database.write { db in
                for (deed, isUndone) in written {
                    if isUndone {
                        try Deed.withdraw(owner: owner, kind: deed.kind, source: deed.source, in: db)
                    } else {
                        try deed.record(in: db)
                    }
                }
            }
            if round.isMultiple(of: 7) { try await counter.catchUp(owner) }
        }
        #expect(try await counter.recount(owner) == 0)
        #expect(try await PointStore(database: counter.database, owner: owner).sum() > 1_000)
        #expect(try await !DeedNews.wait(for: owner, at: .distantFuture, in: counter.database))
    }

    @Test("recount mends a line that is wrong, and says so", arguments: Backend.available)
    func mended(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let deed = Deed(owner: owner, day: self.first, kind: Deed.Kind("weighed-in"), source: "weight", at: self.now)
        try await counter.database.write { _ = try deed.record(in: $0) }
        try await counter.catchUp(owner)
        try await counter.database.write { _ = try $0.execute("UPDATE point SET points = 500") }
        #expect(try await counter.recount(owner) > 0)
        #expect(try await PointStore(database: counter.database, owner: owner).sum() == 3)
        #expect(try await counter.recount(owner) == 0)
    }

    @Test("taking a deed back takes its points back", arguments: Backend.available)
    func takenBack(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let points = PointStore(database: counter.database, owner: owner)
        for offset in 0..<2 {
            let deed = Deed(
                owner: owner,
                day: self.first.adding(days: offset),
                kind: .workoutDone,
                source: "activity \(offset)",
                at: self.now
            )
            try await counter.database.write { _ = try deed.record(in: $0) }
        }
        try await counter.catchUp(owner)
        #expect(try await points.sum() == 23)
        try await counter.database.write {
            try Deed.withdraw(owner: owner, kind: .workoutDone, source: "activity 0", in: $0)
        }
        try await counter.catchUp(owner)
        #expect(try await points.page().lines.map(\.rule) == ["trained"])
    }

    @Test("members whose deeds can't be read keep nobody waiting", arguments: Backend.available)
    func unreadable(_ backend: Backend) async throws {
        let (counter, ana) = try await self.fixture(backend)
        let others = try await StandInMember.add(["Ben", "Cleo", "Dan"], to: counter.database)
        let (everybody, dan) = ([ana] + others, try #require(others.last))
        let (first, now) = (self.first, self.now)
        try await counter.database.write { db in
            for owner in everybody {
                try Deed(owner: owner, day: first, kind: Deed.Kind("weighed-in"), source: "weight", at: now)
                    .record(in: db)
                guard owner != dan else { continue }
                try db.execute(
                    """
                    INSERT INTO deed (owner_id, kind, source, day, quantity, at)
                    VALUES (\(owner), 'weighed-in', 'odd', '2025-11-0x', 1, 0)
                    """
                )
            }
        }
        // Three are unreadable, and two are counted at once.
        let reached = try #require(try await counter.once(2, after: 0))
        #expect(try await counter.once(2, after: reached) == dan)
        #expect(try await counter.once(2, after: dan) == nil)
        #expect(try await PointStore(database: counter.database, owner: dan).sum() == 3)
        #expect(try await !DeedNews.wait(for: dan, at: .distantFuture, in: counter.database))
        #expect(try await DeedNews.wait(for: ana, at: .distantFuture, in: counter.database))
    }

    @Test("two who count at the same moment store one ledger", arguments: Backend.available)
    func rush(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let (first, now) = (self.first, self.now)
        _ = try await Rush.of(0..<20) { offset in
            let deed = Deed(
                owner: owner,
                day: first.adding(days: offset % 5),
                kind: .workoutDone,
                source: "activity \(offset)",
                at: now
            )
            try await counter.database.write { _ = try deed.record(in: $0) }
            try await counter.catchUp(owner)
        }
        #expect(try await counter.recount(owner) == 0)
        #expect(try await PointStore(database: counter.database, owner: owner).sum() == 56)
    }

    @Test("a page has thirty days, and the next begins where it ends", arguments: Backend.available)
    func pages(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let (first, now) = (self.first, self.now)
        try await counter.database.write { db in
            for offset in 0..<40 {
                let day = first.adding(days: offset)
                try Deed(owner: owner, day: day, kind: Deed.Kind("within-goal"), source: "day \(day)", at: now)
                    .record(in: db)
            }
        }
        try await counter.catchUp(owner)
        let points = PointStore(database: counter.database, owner: owner)
        let page = try await points.page()
        #expect(page.lines.count == 30)
        #expect(page.lines.first?.day == first.adding(days: 39))
        let rest = try await points.page(before: page.next)
        #expect(rest.lines.count == 10)
        #expect(rest.next == nil)
    }
}
