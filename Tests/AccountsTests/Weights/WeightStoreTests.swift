import Deeds
import Foundation
import HealthMath
import Jobs
import Storage
import Support
import Testing

@testable import Accounts

struct WeightStoreTests {
    private static let day = CalendarDay("2027-01-14") ?? .first
    private static let next = CalendarDay("2027-01-15") ?? .first

    @Test("a day's first weight is new, another one takes its place", arguments: Backend.available)
    func weigh(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let store = WeightStore(database: fixture.database, owner: try await fixture.add("ana").id)
        #expect(try await store.weigh(Weighing(kilograms: 64, day: Self.day), at: fixture.clock.now()))
        #expect(try await !store.weigh(Weighing(kilograms: 65, day: Self.day), at: fixture.clock.now()))
        #expect(try await store.find(Self.day)?.kilograms == 65)
        #expect(try await store.find(Self.next) == nil)
    }

    @Test("weights of a range are listed newest first", arguments: Backend.available)
    func list(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let store = WeightStore(database: fixture.database, owner: try await fixture.add("ana").id)
        let weighings = (0..<5).map { Weighing(kilograms: 70 - Double($0), day: Self.day.adding(days: $0)) }
        for weighing in weighings.shuffled() { _ = try await store.weigh(weighing, at: fixture.clock.now()) }
        let (first, last) = (Self.day.adding(days: 1), Self.day.adding(days: 3))
        #expect(try await store.latest(2, from: first, through: last) == [weighings[3], weighings[2]])
    }

    @Test("a removed weight and its deed are gone, and come back", arguments: Backend.available)
    func removal(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let owner = try await fixture.add("ana").id
        let store = WeightStore(database: fixture.database, owner: owner)
        let deeds = DeedStore(database: fixture.database, owner: owner)
        let weighing = Weighing(kilograms: 64, day: Self.day)
        _ = try await store.weigh(weighing, at: fixture.clock.now())
        #expect(try await store.remove(Self.day, at: fixture.clock.now()) == weighing)
        #expect(try await store.find(Self.day) == nil)
        #expect(try await BodyStore(database: fixture.database, owner: owner).body()?.kilograms == nil)
        #expect(try await deeds.deeds(of: AccountsWing.deedKinds, from: Self.day, through: Self.day).isEmpty)
        #expect(try await store.remove(Self.day, at: fixture.clock.now()) == nil)
        #expect(try await store.restore(Self.day, at: fixture.clock.now()) == weighing)
        #expect(try await store.find(Self.day) == weighing)
        #expect(
            try await deeds.deeds(of: AccountsWing.deedKinds, from: Self.day, through: Self.day).map(\.kind) == [
                .weighedIn
            ]
        )
        #expect(try await store.restore(Self.next, at: fixture.clock.now()) == nil)
    }

    @Test("what was said after a removal is not undone with it", arguments: Backend.available)
    func newer(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let store = WeightStore(database: fixture.database, owner: try await fixture.add("ana").id)
        _ = try await store.weigh(Weighing(kilograms: 64, day: Self.day), at: fixture.clock.now())
        _ = try await store.remove(Self.day, at: fixture.clock.now())
        let newer = Weighing(kilograms: 66, day: Self.day)
        _ = try await store.weigh(newer, at: fixture.clock.now())
        #expect(try await store.restore(Self.day, at: fixture.clock.now()) == newer)
        #expect(try await store.remove(Self.day, at: fixture.clock.now()) == newer)
        #expect(try await store.restore(Self.day, at: fixture.clock.now()) == newer)
    }

    @Test("a removed weight is forgotten after a month", arguments: Backend.available)
    func forgotten(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let store = WeightStore(database: fixture.database, owner: try await fixture.add("ana").id)
        for day in [Self.day, Self.next] {
            _ = try await store.weigh(Weighing(kilograms: 64, day: day), at: fixture.clock.now())
            _ = try await store.remove(day, at: fixture.clock.now())
            fixture.clock.advance(by: 20 * 86_400)
        }
        let pruning = Pruning(database: fixture.database, now: fixture.clock.now)
        let jobs = JobStore(database: fixture.database)
        try await jobs.add(Pruning.kind, due: fixture.clock.now())
        let due = try await jobs.take(1, now: fixture.clock.now(), lease: 60)
        _ = try await pruning.run(try #require(due.first))
        #expect(try await store.restore(Self.day, at: fixture.clock.now()) == nil)
        #expect(try await store.restore(Self.next, at: fixture.clock.now()) != nil)
    }

    @Test("nobody reads, removes or restores another member's weights", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = WeightStore(database: fixture.database, owner: try await fixture.add("ana").id)
        let ben = WeightStore(database: fixture.database, owner: try await fixture.add("ben").id)
        let weighing = Weighing(kilograms: 64, day: Self.day)
        _ = try await ana.weigh(weighing, at: fixture.clock.now())
        #expect(try await ben.find(Self.day) == nil)
        #expect(try await ben.latest(9, from: Self.day, through: Self.day).isEmpty)
        #expect(try await ben.remove(Self.day, at: fixture.clock.now()) == nil)
        _ = try await ana.remove(Self.day, at: fixture.clock.now())
        #expect(try await ben.restore(Self.day, at: fixture.clock.now()) == nil)
        #expect(try await ana.restore(Self.day, at: fixture.clock.now()) == weighing)
    }
}
