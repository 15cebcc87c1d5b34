import Foundation
import HealthMath
import Members
import Support
import Testing

@testable import Nutrition

struct BurnedStoreTests {
    private let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"
    private static let walk = Burned.Exertion(way: .table, name: "", activity: .walking, minutes: 30)

    private func store(_ kitchen: Kitchen, of owner: Member.ID? = nil) -> BurnedStore {
        BurnedStore(database: kitchen.database, owner: owner ?? kitchen.ana, timeZone: .gmt)
    }

    private func add(_ store: BurnedStore, _ kilocalories: Double = 200, id: String? = nil) async throws -> Burned {
        let today = try Kitchen.day("2026-11-21")
        let added = try await store.add(id ?? self.id, Self.walk, kilocalories, on: today, at: Kitchen.now)
        return try #require(added).burned
    }

    @Test("adds once what is sent twice, and credits a half", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let store = self.store(try await Kitchen(backend))
        let first = try await self.add(store)
        let second = try await self.add(store, 900)
        #expect(first == second)
        #expect(first.exertion == Self.walk)
        #expect((first.kilocalories, first.credited, first.version) == (200, 100, 1))
        #expect(try await store.burned(on: first.day) == [first])
        #expect(try await store.find(first.id) == first)
    }

    @Test("a device's number for the day replaces the one before; zero takes it away", arguments: Backend.available)
    func sent(backend: Backend) async throws {
        let store = self.store(try await Kitchen(backend))
        let walk = try await self.add(store)
        for kilocalories in [100.0, 450, 450] { try await store.sent(kilocalories, on: walk.day, at: Kitchen.now) }
        #expect(try await store.burned(on: walk.day).map(\.kilocalories).sorted() == [200, 450])
        try await store.sent(0, on: walk.day, at: Kitchen.now)
        #expect(try await store.burned(on: walk.day) == [walk])
        try await store.sent(70, on: walk.day, at: Kitchen.now)
        #expect(try await store.burned(on: walk.day).count == 2)
    }

    @Test("changes only the version that was read", arguments: Backend.available)
    func change(backend: Backend) async throws {
        let store = self.store(try await Kitchen(backend))
        let walk = try await self.add(store)
        let typed = Burned.Exertion(way: .typed, name: "Long walk", activity: .walking, minutes: 90)
        let changed = try #require(try await store.change(walk.id, version: 1, to: typed, 600, at: Kitchen.now))
        #expect((changed.exertion, changed.kilocalories, changed.credited, changed.version) == (typed, 600, 300, 2))
        #expect(try await store.change(walk.id, version: 1, to: Self.walk, 1, at: Kitchen.now) == nil)
        #expect(try await store.find(walk.id) == changed)
    }

    @Test("takes away and puts back", arguments: Backend.available)
    func removal(backend: Backend) async throws {
        let store = self.store(try await Kitchen(backend))
        let walk = try await self.add(store)
        #expect(try await store.remove(walk.id, version: 7, at: Kitchen.now) == nil)
        #expect(try await store.remove(walk.id, at: Kitchen.now)?.id == walk.id)
        #expect(try await store.burned(on: walk.day).isEmpty)
        #expect(try await store.remove(walk.id, at: Kitchen.now) == nil)
        #expect(try await store.restore(walk.id, at: Kitchen.now)?.kilocalories == 200)
        #expect(try await store.burned(on: walk.day).count == 1)
    }

    @Test("another credit counts from today on and leaves the days before", arguments: Backend.available)
    func credit(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = self.store(kitchen)
        let walk = try await self.add(store)
        let before = walk.day.adding(days: -1)
        try await store.sent(300, on: before, at: Kitchen.now)
        #expect(try await store.credit() == .half)
        try await store.choose(.all, from: walk.day)
        #expect(try await store.credit() == .all)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        #expect(try await diary.day(walk.day).credited == 200)
        #expect(try await diary.day(before).credited == 150)
        try await store.choose(.none, from: walk.day)
        #expect(try await diary.day(walk.day).credited == 0)
        #expect(try await diary.day(walk.day).burned == 200)
    }

    @Test("a day that is full says so instead of growing for ever", arguments: Backend.available)
    func full(backend: Backend) async throws {
        let store = self.store(try await Kitchen(backend))
        for _ in 0..<Burned.mostOfDay { _ = try await self.add(store, 1, id: UUID().uuidString) }
        let today = try Kitchen.day("2026-11-21")
        #expect(try await store.add(self.id, Self.walk, 1, on: today, at: Kitchen.now) == nil)
    }

    @Test("what was removed is forgotten after a month", arguments: Backend.available)
    func purge(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = self.store(kitchen)
        let walk = try await self.add(store)
        _ = try await store.remove(walk.id, at: Kitchen.now)
        let later = Kitchen.now.addingTimeInterval(1)
        #expect(try await BurnedStore.purge(removedBefore: Kitchen.now, in: kitchen.database) == 0)
        #expect(try await BurnedStore.purge(removedBefore: later, in: kitchen.database) == 1)
        #expect(try await store.restore(walk.id, at: Kitchen.now) == nil)
    }

    @Test("nobody sees, changes or removes what another burned", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (anas, bens) = (self.store(kitchen), self.store(kitchen, of: kitchen.ben))
        let walk = try await self.add(anas)
        #expect(try await bens.burned(on: walk.day).isEmpty)
        #expect(try await bens.find(walk.id) == nil)
        #expect(try await bens.change(walk.id, version: 1, to: Self.walk, 1, at: Kitchen.now) == nil)
        #expect(try await bens.remove(walk.id, at: Kitchen.now) == nil)
        try await bens.choose(.none, from: walk.day)
        try await bens.sent(90, on: walk.day, at: Kitchen.now)
        #expect(try await anas.burned(on: walk.day) == [walk])
        #expect(try await anas.credit() == .half)
    }
}
