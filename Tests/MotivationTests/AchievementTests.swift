import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Motivation

struct AchievementTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    /// A Monday.
    private let monday = CalendarDay("2026-03-09") ?? .first

    private func tally(_ kind: String, _ offsets: [Int], quantity: Double = 1) -> AchievementTally {
        AchievementTally(
            offsets.sorted().map {
                DeedsOfDay(
                    kind: kind,
                    day: self.monday.adding(days: $0),
                    count: 1,
                    quantity: quantity,
                    largest: quantity
                )
            }
        )
    }

    private func named(_ name: String) throws -> Achievement { try #require(Achievement.named(name)) }

    @Test("what is far says minutes where minutes are counted, and nothing else")
    func units() throws {
        let minutes = try #require(Achievement.all.first { $0.title == "Fifty hours" })
        #expect(AchievementView(minutes, amount: 672).achievementNear == "672 of 3,000 minutes")
        let sets = try #require(Achievement.all.first { $0.title == "Fifty sets" })
        #expect(AchievementView(sets, amount: 7).achievementNear == "7 of 50")
    }

    @Test("there are at least forty, each with a name and words of its own")
    func forty() {
        #expect(Achievement.all.count >= 40)
        #expect(Set(Achievement.all.map(\.name)).count == Achievement.all.count)
        #expect(Set(Achievement.all.map(\.title)).count == Achievement.all.count)
        #expect(Set(Achievement.all.map(\.words)).count == Achievement.all.count)
        #expect(Set(Achievement.all.map(\.done)).count == Achievement.all.count)
    }

    @Test("who has one reads what they did for it, who hasn't what to do")
    func words() throws {
        let five = try self.named("workouts-5")
        #expect(five.words == "Finish five workouts" && five.done == "You finished five workouts")
        let open = AchievementView(five, amount: 2)
        let earned = AchievementView(EarnedAchievement(achievement: five, day: self.monday), today: self.monday)
        #expect(open.achievementWords == five.words && earned.achievementWords == five.done)
    }

    @Test(
        "every measure begins with a step, and each further one asks for more",
        arguments: AchievementMeasure.allCases
    )
    func steps(_ measure: AchievementMeasure) throws {
        let steps = Achievement.all.filter { $0.measure == measure }
        #expect(steps.map(\.step) == Array(1...steps.count))
        #expect(steps.map(\.target) == steps.map(\.target).sorted())
        #expect(steps.count <= 5)
    }

    @Test("every sign is drawn", arguments: Achievement.all.map(\.name))
    func signs(_ name: String) throws {
        let view = AchievementView(try self.named(name), amount: 0)
        let folder = try #require(MotivationWing.pages.assetFolders.first)
        let signs = try String(contentsOfFile: folder + "/achievements.svg", encoding: .utf8)
        #expect(signs.contains("id=\"\(view.signFrame)\""))
        #expect(signs.contains("id=\"\(view.signDrawing)\""))
    }

    @Test("it is earned on the day that brought what it asks for")
    func day() throws {
        let tally = self.tally("day-logged", [0, 1, 2, 5, 8, 9, 20, 30])
        let week = try self.named("days-logged-7")
        #expect(tally.day(of: week) == self.monday.adding(days: 20))
        #expect(tally.amount(towards: week) == 7)
        #expect(tally.day(of: try self.named("days-logged-30")) == nil)
        #expect(tally.amount(towards: try self.named("days-logged-30")) == 8)
    }

    @Test("a week of training counts with two days of rest, and not without")
    func rest() throws {
        let rested = try self.named("rested-weeks-1")
        #expect(self.tally("workout-done", [0, 2]).day(of: rested) == self.monday.adding(days: 2))
        #expect(self.tally("workout-done", [0, 1, 2, 3, 4]).day(of: rested) != nil)
        #expect(self.tally("workout-done", [0, 1, 2, 3, 4, 5]).day(of: rested) == nil)
        #expect(self.tally("workout-done", Array(0..<7)).day(of: rested) == nil)
    }

    @Test("a day of logged training is one workout, however much was logged, and each finished session is one")
    func workouts() throws {
        let five = try self.named("workouts-5")
        #expect(self.tally("minutes-trained", [0, 1], quantity: 9).amount(towards: five) == 0)
        #expect(self.tally("minutes-trained", [0, 1], quantity: 30).amount(towards: five) == 2)
        func deeds(_ kind: String, _ offset: Int, count: Int) -> DeedsOfDay {
            let day = self.monday.adding(days: offset)
            return DeedsOfDay(kind: kind, day: day, count: count, quantity: 60, largest: 30)
        }
        let mixed = AchievementTally([
            deeds("minutes-trained", 0, count: 3), deeds("workout-done", 0, count: 2),
            deeds("minutes-trained", 1, count: 2),
        ])
        #expect(mixed.amount(towards: five) == 3)
    }

    @Test("coming back after two weeks counts")
    func comeback() throws {
        let back = try self.named("comebacks-1")
        #expect(self.tally("workout-done", [0, 14]).day(of: back) == nil)
        #expect(self.tally("workout-done", [0, 15]).day(of: back) == self.monday.adding(days: 15))
    }

    @Test("quantities that are no numbers count nothing")
    func quantities() throws {
        let hour = try self.named("minutes-60")
        #expect(self.tally("minutes-trained", [0], quantity: .infinity).amount(towards: hour) == 0)
        #expect(self.tally("minutes-trained", [0, 1], quantity: 30).day(of: hour) == self.monday.adding(days: 1))
    }

    private func fixture(_ backend: Backend) async throws -> (counter: DeedCounter, owner: Member.ID) {
        let database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + MotivationWing.migrations
        )
        let owner = try await StandInMember.add("Ana", to: database)
        return (DeedCounter(database: database, now: { [now] in now }, days: CountedDays.stood), owner)
    }

    @Test("it stays when its deed is taken back, and recount leaves it", arguments: Backend.available)
    func stays(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let deed = Deed(owner: owner, day: self.monday, kind: .workoutDone, source: "activity a", at: self.now)
        try await counter.database.write { _ = try deed.record(in: $0) }
        try await counter.catchUp(owner)
        try await counter.database.write {
            try Deed.withdraw(owner: owner, kind: .workoutDone, source: "activity a", in: $0)
        }
        #expect(try await counter.recount(owner) == 0)
        let (earned, tally) = try await AchievementStore(database: counter.database, owner: owner).all(.always)
        #expect(earned.map(\.achievement.name) == ["workouts-1"])
        #expect(tally.amount(towards: try self.named("workouts-1")) == 0)
    }

    @Test("of one day what came last stands first, and of what came at once the greater", arguments: Backend.available)
    func order(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let monday = self.monday
        try await counter.database.write { db in
            for (name, day, at) in [
                ("weights-1", monday, 1), ("workouts-1", monday, 3), ("workouts-5", monday, 3),
                ("days-logged-1", monday, 2), ("visits-1", monday.adding(days: -1), 9),
            ] {
                try db.execute(
                    "INSERT INTO achievement (owner_id, name, day, at) VALUES (\(owner), \(name), \(day.description), \(at))"
                )
            }
        }
        let store = AchievementStore(database: counter.database, owner: owner)
        let latestFirst = ["workouts-5", "workouts-1", "days-logged-1", "weights-1", "visits-1"]
        #expect(try await store.all(.always).earned.map(\.achievement.name) == latestFirst)
        #expect(try await store.latestShown(2).map(\.achievement.name) == Array(latestFirst.prefix(2)))
        #expect(
            try await store.earned(in: monday...monday).map(\.achievement.name) == latestFirst.dropLast().reversed()
        )
    }

    @Test("a celebration is seen once, on one of ten devices", arguments: Backend.available)
    func celebration(_ backend: Backend) async throws {
        let (counter, owner) = try await self.fixture(backend)
        let deed = Deed(owner: owner, day: self.monday, kind: .workoutDone, source: "activity a", at: self.now)
        try await counter.database.write { _ = try deed.record(in: $0) }
        try await counter.catchUp(owner)
        let (database, now) = (counter.database, self.now)
        let seen = try await Rush.of(10) {
            try await AchievementStore(database: database, owner: owner).celebrate(at: now).count
        }
        #expect(seen.reduce(0, +) == 1)
    }
}
