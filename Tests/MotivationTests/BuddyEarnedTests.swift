import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Support
import Testing
import Web

@testable import Motivation

/// What buddies are told of what somebody earned.
struct BuddyEarnedTests {
    /// 14 March 2026, a Saturday.
    private let now = Date(timeIntervalSince1970: 1_773_489_600)
    private let today = CalendarDay("2026-03-14") ?? .first

    private struct House {
        let counter: DeedCounter
        let ana: Member.ID
        let buddies: [Member.ID]
        let switches = HouseSwitches()

        var database: any Database { self.counter.database }
    }

    /// Ana, who shows what she earns, with Ben, who wants to hear of it, and Cleo, who doesn't.
    private func house(_ backend: Backend, isShown: Bool = true) async throws -> House {
        let database = try await backend.open(
            StandInMember.migrations + JobMigrations.all + NoticeMigrations.all + DeedMigrations.all
                + MotivationWing.migrations
        )
        let ids = try await StandInMember.add(["Ana", "Ben", "Cleo"], to: database)
        try await AchievementSharing(isShown: isShown, takesCheers: false).save(of: ids[0], in: database)
        try await NoticeSettingsStore(database: database, owner: ids[1]).set(.buddyEarned, .app, to: true)
        return House(
            counter: DeedCounter(database: database, now: { [now] in now }, days: CountedDays.stood),
            ana: ids[0],
            buddies: [ids[1], ids[2]]
        )
    }

    private func weigh(_ house: House, on day: CalendarDay) async throws {
        let kind = Deed.Kind("weighed-in")
        let deed = Deed(owner: house.ana, day: day, kind: kind, source: "weight \(day)", at: self.now)
        try await house.database.write { _ = try deed.record(in: $0) }
        try await house.counter.catchUp(house.ana)
    }

    private func train(_ house: House) async throws {
        let deed = Deed(owner: house.ana, day: self.today, kind: .workoutDone, source: "activity 1", at: self.now)
        try await house.database.write { _ = try deed.record(in: $0) }
        try await house.counter.catchUp(house.ana)
    }

    /// Runs the jobs that wait, whenever they are due; returns how many there were.
    @discardableResult
    private func work(_ house: House) async throws -> Int {
        let buddies = house.buddies
        let job = BuddyEarnedJob(
            database: house.database,
            ports: CheerPorts(buddies: { _ in [:] }, circle: { _ in ("Ana", buddies) }, trainers: { $0 }),
            switches: house.switches,
            now: { [now] in now }
        )
        let payloads = try await house.database.rows("SELECT payload FROM job WHERE kind = \(BuddyEarnedJob.kind)") {
            try $0.text(0)
        }
        try await house.database.write { try $0.execute("DELETE FROM job WHERE kind = \(BuddyEarnedJob.kind)") }
        for payload in payloads {
            _ = try await job.run(Job(id: 1, kind: BuddyEarnedJob.kind, payload: payload, attempt: 1))
        }
        return payloads.count
    }

    private func texts(to owner: Member.ID, _ house: House) async throws -> [String] {
        try await house.database.rows("SELECT body FROM notice WHERE owner_id = \(owner) ORDER BY id") {
            try $0.text(0)
        }
    }

    @Test("who wants it hears once a day of what a buddy earned, together", arguments: Backend.available)
    func bundled(_ backend: Backend) async throws {
        let house = try await self.house(backend)
        try await self.weigh(house, on: self.today)
        try await self.train(house)
        #expect(try await self.work(house) == 1, "Both are told together.")
        #expect(try await self.texts(to: house.buddies[0], house) == ["Ana earned “A first number” and 1 more"])
        #expect(try await self.texts(to: house.buddies[1], house) == [], "Cleo doesn't want to hear of it.")
        for offset in 1...6 { try await self.weigh(house, on: self.today.adding(days: -offset)) }
        try await self.work(house)
        #expect(try await self.texts(to: house.buddies[0], house).count == 1, "Once a day is enough.")
    }

    @Test("nothing is told of what isn't shown, of old deeds, and where cheers are switched off")
    func quiet() async throws {
        let hidden = try await self.house(.sqlite, isShown: false)
        try await self.weigh(hidden, on: self.today)
        #expect(try await self.work(hidden) == 0)
        let old = try await self.house(.sqlite)
        try await self.weigh(old, on: self.today.adding(days: -30))
        #expect(try await self.work(old) == 0)
        let off = try await self.house(.sqlite)
        try await self.weigh(off, on: self.today)
        off.switches.set(off: ["cheers"])
        #expect(try await self.work(off) == 1)
        #expect(try await self.texts(to: off.buddies[0], off) == [])
        let unshown = try await self.house(.sqlite)
        try await self.weigh(unshown, on: self.today)
        try await AchievementSharing().save(of: unshown.ana, in: unshown.database)
        try await self.work(unshown)
        #expect(try await self.texts(to: unshown.buddies[0], unshown) == [])
    }
}
