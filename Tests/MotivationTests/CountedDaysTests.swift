import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// Days to come count when they have begun, and what is of days before somebody joined gives nothing.
struct CountedDaysTests {
    private let now = Date(timeIntervalSince1970: 1_773_489_600)
    private let today = CalendarDay("2026-03-14") ?? .first

    private func counter(_ database: any Database, at now: Date, joinedAt: Date? = nil) -> DeedCounter {
        DeedCounter(
            database: database,
            now: { now },
            days: { _, now, _ in CountedDays(joinedAt: joinedAt ?? .init(timeIntervalSince1970: 0), now: now, in: .gmt)
            }
        )
    }

    private func house(_ backend: Backend) async throws -> (database: any Database, owner: Member.ID) {
        let database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + DeedMigrations.all + MotivationWing.migrations
        )
        return (database, try await StandInMember.add("Ana", to: database))
    }

    private func write(
        _ kind: String,
        _ offsets: ClosedRange<Int>,
        _ owner: Member.ID,
        _ database: any Database
    ) async throws {
        try await database.write { [today, now] db in
            for offset in offsets {
                let day = today.adding(days: offset)
                try Deed(owner: owner, day: day, kind: Deed.Kind(kind), source: "\(kind) \(day)", at: now).record(
                    in: db
                )
            }
        }
    }

    @Test("what is written down of days to come counts day by day as they begin", arguments: Backend.available)
    func toCome(_ backend: Backend) async throws {
        let (database, owner) = try await self.house(backend)
        try await self.write("day-logged", 0...100, owner, database)
        try await self.write("within-goal", 1...5, owner, database)
        let points = PointStore(database: database, owner: owner)
        let achievements = AchievementStore(database: database, owner: owner)
        let counter = self.counter(database, at: self.now)
        try await counter.catchUp(owner)
        #expect(try await points.sum() == 0)
        #expect(try await achievements.all(.always).earned.map(\.achievement.name) == ["days-logged-1"])
        #expect(try await !DeedNews.wait(for: owner, at: self.now, in: database), "Nobody counts it meanwhile.")
        #expect(try await DeedNews.owners(10, after: 0, at: self.now, in: database) == [])
        #expect(try await counter.recount(owner) == 0)
        for day in 1...3 {
            let later = self.now.addingTimeInterval(Double(day) * 86_400)
            #expect(try await DeedNews.owners(10, after: 0, at: later, in: database) == [owner])
            try await self.counter(database, at: later).catchUp(owner)
            #expect(try await points.sum() == day)
        }
    }

    @Test(
        "a visit to a gym counts from twenty minutes on, whether its member checks out or not",
        arguments: Backend.available
    )
    func visits(_ backend: Backend) async throws {
        let (database, owner) = try await self.house(backend)
        let points = PointStore(database: database, owner: owner)
        let achievements = AchievementStore(database: database, owner: owner)
        try await self.write("gym-visit", 0...0, owner, database)
        let early = self.counter(database, at: self.now.addingTimeInterval(19 * 60))
        try await early.catchUp(owner)
        #expect(try await points.sum() == 0)
        #expect(try await achievements.all(.always).earned == [])
        #expect(try await DeedNews.owners(10, after: 0, at: early.now(), in: database) == [])
        #expect(try await early.recount(owner) == 0)
        let due = self.counter(database, at: self.now.addingTimeInterval(20 * 60))
        #expect(try await DeedNews.owners(10, after: 0, at: due.now(), in: database) == [owner])
        try await due.catchUp(owner)
        #expect(try await points.sum() == 10)
        #expect(try await achievements.all(.always).earned.map(\.achievement.name).contains("visits-1"))
        #expect(try await due.recount(owner) == 0)
        #expect(try await !DeedNews.wait(for: owner, at: .distantFuture, in: database))
    }

    @Test("a visit that is taken back within twenty minutes earned nothing", arguments: Backend.available)
    func shortVisit(_ backend: Backend) async throws {
        let (database, owner) = try await self.house(backend)
        try await self.write("gym-visit", 0...0, owner, database)
        try await self.counter(database, at: self.now.addingTimeInterval(600)).catchUp(owner)
        try await database.write { [today] db in
            try Deed.withdraw(owner: owner, kind: Deed.Kind("gym-visit"), source: "gym-visit \(today)", in: db)
        }
        try await self.counter(database, at: self.now.addingTimeInterval(3_600)).catchUp(owner)
        #expect(try await PointStore(database: database, owner: owner).sum() == 0)
        #expect(try await AchievementStore(database: database, owner: owner).all(.always).earned == [])
    }

    @Test("weights from before somebody joined give no points, and those of an import do", arguments: Backend.available)
    func weights(_ backend: Backend) async throws {
        let (database, owner) = try await self.house(backend)
        let counter = self.counter(database, at: self.now, joinedAt: self.now)
        try await self.write("weighed-in", -60 ... -1, owner, database)
        try await self.write("weighed-in", 0...0, owner, database)
        try await counter.catchUp(owner)
        #expect(try await PointStore(database: database, owner: owner).sum() == 3)
        try await database.write { [today] db in
            try db.execute(
                """
                UPDATE deed SET came_along = 1, quantity = 2 WHERE day = \(today.adding(days: -30).description)
                """
            )
        }
        try await counter.catchUp(owner)
        #expect(try await PointStore(database: database, owner: owner).sum() == 6)
        #expect(try await counter.recount(owner) == 0)
    }

    @Test(
        "training from before somebody joined gives no points, no place and no achievement",
        arguments: Backend.available
    )
    func lifeBefore(_ backend: Backend) async throws {
        let (database, owner) = try await self.house(backend)
        let counter = self.counter(database, at: self.now, joinedAt: self.now)
        try await self.write("workout-done", -119 ... -1, owner, database)
        try await self.write("workout-done", 0...0, owner, database)
        try await counter.catchUp(owner)
        #expect(try await PointStore(database: database, owner: owner).sum() == 10)
        let earned = try await AchievementStore(database: database, owner: owner).all(.always).earned
        #expect(earned.map(\.achievement.name) == ["workouts-1"])
        #expect(try await counter.recount(owner) == 0)
    }

    @Test("the first day counts wherever its member goes later", arguments: [-12, 0, 9, 14])
    func firstDay(hours: Int) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
        let joined = self.now.addingTimeInterval(10 * 3_600)
        let there = CountedDays(joinedAt: joined, now: joined, in: .gmt)
        #expect(CountedDays(joinedAt: joined, now: joined, in: zone).joinedOn == there.joinedOn)
        #expect(there.joinedOn <= self.today)
    }
}
