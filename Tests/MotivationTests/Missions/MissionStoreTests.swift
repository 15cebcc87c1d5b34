import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Motivation

struct MissionStoreTests {
    private let steps = MissionAim(.steps, target: 7_000, times: 7)

    @Test("one of a kind runs at a time, and starting pays once a month for each kind", arguments: Backend.available)
    func start(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        guard case .started(let first) = try await house.start(self.steps) else {
            Issue.record("nothing started")
            return
        }
        #expect(try await house.start(self.steps) == .taken)
        #expect(try await house.start(self.steps, id: first.id) == .known(first))
        #expect(try await house.deeds(.missionStarted) == ["mission steps \(first.id)"])
        #expect(try await house.points() == 3)
        let (today, now) = (MissionHouse.today, MissionHouse.now)
        let ended = try await house.store.end(first.id, today: today, at: now, MissionHouse.ports)
        #expect(ended?.ended?.result == 0)
        _ = try await house.start(self.steps)
        #expect(try await house.points() == 3)
        _ = try await house.start(MissionAim(.logging, times: 7))
        #expect(try await house.points() == 6)
    }

    @Test("twenty devices start one", arguments: Backend.available)
    func rush(_ backend: Backend) async throws {
        let (house, steps) = (try await MissionHouse.open(backend), self.steps)
        let started = try await Rush.of(20) { try await house.start(steps) }
        #expect(started.count { if case .started = $0 { true } else { false } } == 1)
        #expect(try await house.deeds(.missionStarted).count == 1)
    }

    @Test("it is reached by what was done, with points and an achievement at once", arguments: Backend.available)
    func reached(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        _ = try await house.start(self.steps, daysAgo: 6)
        for day in 0..<6 { try await house.measure("steps", 7_500, on: MissionHouse.today.adding(days: day - 6)) }
        #expect(try await house.points() == 3)
        try await house.measure("steps", 7_500, on: MissionHouse.today)
        #expect(try await house.points() == 28)
        let running = try await house.store.all().running
        #expect(running.map(\.reachedOn) == [MissionHouse.today])
        let earned = try await AchievementStore(database: house.database, owner: house.owner).all(.always).earned
        #expect(Set(earned.map(\.achievement.name)) == ["missions-started-1", "missions-reached-1"])
        #expect(try await house.counter.recount(house.owner) == 0)
    }

    @Test("days of logged training count for a mission of training, short ones don't", arguments: Backend.available)
    func logged(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        // The Monday of a week before, and that of this one.
        _ = try await house.start(MissionAim(.workouts, target: 1, times: 2), daysAgo: 12)
        let owner = house.owner
        func log(_ minutes: Double, _ daysAgo: Int) async throws {
            let day = MissionHouse.today.adding(days: -daysAgo)
            try await house.database.write { db in
                _ = try Deed(
                    owner: owner,
                    day: day,
                    kind: .minutesTrained,
                    quantity: minutes,
                    source: "activity \(daysAgo)",
                    at: MissionHouse.now
                ).record(in: db)
            }
        }
        try await log(30, 12)
        try await log(9, 2)
        #expect(try await house.points() == 13)
        #expect(try await house.deeds(.missionReached).isEmpty)
        try await log(10, 1)
        #expect(try await house.points() == 48)
        #expect(try await house.deeds(.missionReached).count == 1)
        #expect(try await house.counter.recount(house.owner) == 0)
    }

    @Test("what is taken back takes the reaching and its points back while it runs", arguments: Backend.available)
    func takenBack(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        _ = try await house.start(self.steps, daysAgo: 6)
        for day in 0..<7 { try await house.measure("steps", 7_500, on: MissionHouse.today.adding(days: day - 6)) }
        #expect(try await house.points() == 28)
        try await house.measure("steps", 10, on: MissionHouse.today)
        #expect(try await house.points() == 3)
        #expect(try await house.store.all().running.map(\.reachedOn) == [nil])
        #expect(try await house.deeds(.missionReached).isEmpty)
    }

    @Test("what ended stays as it was, whatever is taken back later", arguments: Backend.available)
    func stays(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        guard case .started(let mission) = try await house.start(self.steps, daysAgo: 6) else { return }
        for day in 0..<7 { try await house.measure("steps", 7_500, on: MissionHouse.today.adding(days: day - 6)) }
        #expect(try await house.points() == 28)
        _ = try await house.store.end(mission.id, today: MissionHouse.today, at: MissionHouse.now, MissionHouse.ports)
        try await house.measure("steps", 10, on: MissionHouse.today)
        #expect(try await house.points() == 28)
        let past = try await house.store.all().past
        #expect(past.map(\.ended?.result) == [7])
        #expect(past.map(\.reachedOn) == [MissionHouse.today])
    }

    @Test("a weight is reached by its trend, and a typing error reaches nothing", arguments: Backend.available)
    func weight(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        _ = try await house.start(MissionAim(.weight, target: 70, start: 74), daysAgo: 40)
        for day in 0..<20 { try await house.measure("weight", 73, on: MissionHouse.today.adding(days: day - 40)) }
        try await house.measure("weight", 27, on: MissionHouse.today.adding(days: -20))
        _ = try await house.points()
        #expect(try await house.deeds(.missionReached).isEmpty)
        for day in 0...20 { try await house.measure("weight", 69, on: MissionHouse.today.adding(days: day - 20)) }
        #expect(try await house.points() == 28)
        #expect(try await house.deeds(.missionReached).count == 1)
    }

    @Test(
        "a weight is not reached while its mission rests, and what was done counts after",
        arguments: Backend.available
    )
    func resting(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        _ = try await house.start(MissionAim(.weight, target: 70, start: 74), daysAgo: 40)
        for day in 0...40 { try await house.measure("weight", 69, on: MissionHouse.today.adding(days: day - 40)) }
        let ports = MissionPorts(
            weighings: MissionHouse.ports.weighings,
            readings: MissionHouse.ports.readings,
            body: { _ in
                let facts = BodyFacts(sex: .female, birthday: .first, centimetres: 170, kilograms: 72)
                return MissionBody(facts, activity: .light, isPregnant: true)
            },
            goalTarget: MissionHouse.ports.goalTarget,
            energy: MissionHouse.ports.energy
        )
        let expecting = DeedCounter(
            database: house.database,
            now: { MissionHouse.now },
            missions: ports,
            days: CountedDays.stood
        )
        try await expecting.catchUp(house.owner)
        #expect(try await house.deeds(.missionReached).isEmpty)
        try await house.counter.countAgain(house.owner, MissionHouse.today)
        #expect(try await house.deeds(.missionReached).count == 1)
    }

    @Test("one's own is ticked by oneself; within the first week that gives no points", arguments: Backend.available)
    func own(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        let aim = MissionAim(.own, words: "Read")
        guard case .started(let mission) = try await house.start(aim, daysAgo: 5) else { return }
        func tick(_ isReached: Bool, _ day: CalendarDay) async throws -> Mission? {
            try await house.store.tick(mission.id, isReached, today: day, at: MissionHouse.now)
        }
        #expect(try await tick(true, MissionHouse.today)?.reachedOn == MissionHouse.today)
        #expect(try await house.points() == 3)
        #expect(try await tick(false, MissionHouse.today)?.reachedOn == nil)
        _ = try await tick(true, MissionHouse.today.adding(days: 1))
        #expect(try await house.points() == 28)
        _ = try await tick(false, MissionHouse.today.adding(days: 1))
        #expect(try await house.points() == 3)
    }

    @Test("an end can be taken back for a day, unless another of the kind runs", arguments: Backend.available)
    func restore(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend)
        guard case .started(let mission) = try await house.start(self.steps) else { return }
        func end() async throws -> Mission? {
            try await house.store.end(mission.id, today: MissionHouse.today, at: MissionHouse.now, MissionHouse.ports)
        }
        #expect(try await end() != nil)
        #expect(try await end() == nil)
        let late = MissionHouse.now.addingTimeInterval(Mission.regret + 1)
        #expect(try await house.store.restore(mission.id, at: late) == nil)
        #expect(try await house.store.restore(mission.id, at: MissionHouse.now) == mission)
        _ = try await end()
        _ = try await house.start(self.steps)
        #expect(try await house.store.restore(mission.id, at: MissionHouse.now) == nil)
    }

    @Test("nobody sees, ends or ticks what is another's", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        let house = try await MissionHouse.open(backend, members: 2)
        guard case .started(let mission) = try await house.start(MissionAim(.own, words: "Read")) else { return }
        let other = MissionStore(database: house.database, owner: house.members[1].id)
        #expect(try await other.find(mission.id) == nil)
        #expect(try await other.all().running.isEmpty)
        let (today, now) = (MissionHouse.today, MissionHouse.now)
        #expect(try await other.end(mission.id, today: today, at: now, MissionHouse.ports) == nil)
        #expect(try await other.tick(mission.id, true, today: today, at: now) == nil)
        #expect(try await house.store.find(mission.id) == mission)
    }
}
