import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Motivation

/// What an import brings is its member's own, and beats nobody.
struct CameAlongTests {
    private let id = "00000000-0000-4000-8000-000000000021"

    @Test("reached missions that came along count with their missions only", arguments: Backend.available)
    func withoutMission(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        let (owner, today) = (house.owner, MissionHouse.today)
        let source = "mission steps \(self.id)"
        for (day, source) in [(today.adding(days: -3), source), (today.adding(days: -2), "mission water x")] {
            try await self.bring(.missionReached, source, on: day, house)
        }
        #expect(try await house.points() == 0)
        try await house.database.write { db in
            try db.execute(
                """
                INSERT INTO mission (owner_id, id, kind, target, times, words, started_on, reached_on, came_on)
                VALUES (\(owner), \(self.id), 'steps', 7000, 7, '', \(today.adding(days: -9).description),
                    \(today.adding(days: -3).description), \(today.description))
                """
            )
            try MissionPortability.afterwards(owner, MissionHouse.now, db)
        }
        #expect(try await house.points() == 25)
        #expect(try await house.counter.recount(owner) == 0)
        #expect(try await house.store.all().running.map(\.reachedOn) == [today.adding(days: -3)])
        let compared = try await house.database.read {
            try PointStore.sum(of: owner, in: .first ... .last, isCompared: true, $0)
        }
        #expect(compared == 0)
    }

    @Test(
        "a mission that came along isn't reached by days before, and gives boards nothing",
        arguments: Backend.available
    )
    func mission(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        let (owner, today) = (house.owner, MissionHouse.today)
        try await house.database.write { db in
            try db.execute(
                """
                INSERT INTO mission (owner_id, id, kind, target, times, words, started_on, came_on)
                VALUES (\(owner), \(self.id), 'steps', 7000, 7, '', \(today.adding(days: -100).description),
                    \(today.description))
                """
            )
        }
        for day in 1...8 { try await house.measure("steps", 7_500, on: today.adding(days: -day)) }
        #expect(try await house.points() == 0)
        try await house.measure("steps", 7_500, on: today)
        #expect(try await house.points() == 25)
        let compared = try await house.database.read {
            try PointStore.sum(of: owner, in: .first ... .last, isCompared: true, $0)
        }
        #expect(compared == 0)
    }

    @Test("an own mission that came along is ticked for points after a week here")
    func own() throws {
        let day = MissionHouse.today
        let mission = Mission(
            id: self.id,
            aim: try #require(MissionAim(.own, target: 1, times: 1, words: "Sing", start: nil)),
            startedOn: day.adding(days: -100),
            cameOn: day
        )
        #expect(mission.tickWords(on: day).contains("before then none"))
        #expect(mission.tickWords(on: day.adding(days: 6)) == "That gives 25 points.")
    }

    @Test("rivals count nothing that came along, and what is said anew here", arguments: Backend.available)
    func rivals(_ backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make()
        let (ana, today) = (house.members[0].id, RivalHouse.today)
        func log(_ quantity: Double, _ cameAlong: Bool) async throws {
            let deed = Deed(
                owner: ana,
                day: today,
                kind: Deed.Kind("day-logged"),
                quantity: quantity,
                source: "day \(today)",
                at: RivalHouse.now,
                cameAlong: cameAlong
            )
            try await house.database.write { _ = try deed.record(in: $0) }
            try await house.counter.catchUp(ana)
        }
        try await log(1, true)
        #expect(try await house.scores() == [ana: 0])
        try await log(2, false)
        #expect(try await house.scores() == [ana: 1])
    }

    @Test(
        "what only an import earns is its member's alone, and goes with the import unless they earned it here",
        arguments: Backend.available
    )
    func achievements(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        let (owner, today, database) = (house.owner, MissionHouse.today, house.database)
        let store = AchievementStore(database: database, owner: owner)
        for offset in 1...30 {
            let day = today.adding(days: -offset)
            try await self.bring(Deed.Kind("day-logged"), "day \(day)", on: day, house)
            try await self.bring(.workoutDone, "activity \(offset)", on: day, house)
        }
        try await AchievementSharing(isShown: true, takesCheers: true).save(of: owner, in: database)
        try await house.counter.catchUp(owner)
        let imported = Set(try await store.all(.always).earned.map(\.achievement.name))
        #expect(imported.isSuperset(of: ["days-logged-1", "days-logged-30", "workouts-5"]))
        #expect(try await store.latestShown(50) == [])
        let shared = try await SharedEarnings.of(owner, in: database, HouseSwitches())
        #expect(shared?.points == 0 && shared?.signs == [])
        let ben = CheerStore(database: database, owner: try await StandInMember.add("Ben", to: database))
        #expect(try await ben.lately(of: [owner], since: .first) == [])
        #expect(try await ben.trained(of: [owner], since: .first) == [])

        let deed = Deed(owner: owner, day: today, kind: .workoutDone, source: "activity here", at: MissionHouse.now)
        try await database.write { _ = try deed.record(in: $0) }
        try await house.counter.catchUp(owner)
        #expect(try await store.latestShown(50).map(\.achievement.name) == ["workouts-1"])
        #expect(try await ben.lately(of: [owner], since: .first).map(\.earned.achievement.name) == ["workouts-1"])

        try await database.write { try $0.execute("DELETE FROM deed WHERE owner_id = \(owner) AND came_along = 1") }
        try await house.counter.catchUp(owner)
        #expect(try await store.all(.always).earned.map(\.achievement.name) == ["workouts-1"])
        #expect(try await house.counter.recount(owner) == 0)
    }

    private func bring(_ kind: Deed.Kind, _ source: String, on day: CalendarDay, _ house: MissionHouse) async throws {
        let deed = Deed(
            owner: house.owner,
            day: day,
            kind: kind,
            source: source,
            at: MissionHouse.now,
            cameAlong: true
        )
        try await house.database.write { _ = try deed.record(in: $0) }
    }
}
