import HealthMath
import Storage
import Support
import Testing

@testable import Planning

struct FreeTimeStoreTests {
    @Test("keeps what a member chose, several windows a day among it, and no more", arguments: Backend.available)
    func put(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let store = FreeTimeStore(database: planner.database, owner: planner.ana)
        #expect(try await store.settings() == nil)
        let noon = try #require(TimeWindow(from: 720, to: 810))
        let evening = try #require(TimeWindow(from: 1_020, to: 1_440))
        var settings = FreeTimeSettings(
            windows: [.monday: [noon, evening], .sunday: [evening]],
            workout: 30,
            travel: 20,
            shower: 10,
            snooze: 15,
            lead: 45,
            reminds: true
        )
        try await store.put(settings, at: Planner.now)
        #expect(try await store.settings() == settings)
        settings.windows = [.tuesday: [noon]]
        settings.reminds = false
        try await store.put(settings, at: Planner.now)
        #expect(try await store.settings() == settings)
        #expect(try await planner.jobs() == ["planning-again \(planner.ana)"])
    }

    @Test("isolation: Ben's time is not Ana's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let planner = try await Planner(backend)
        let anas = FreeTimeStore(database: planner.database, owner: planner.ana)
        let bens = FreeTimeStore(database: planner.database, owner: planner.ben)
        let evenings = try planner.evenings()
        try await anas.put(evenings, at: Planner.now)
        #expect(try await bens.settings() == nil)
        try await bens.put(FreeTimeSettings(windows: [:], workout: 20), at: Planner.now)
        #expect(try await anas.settings() == evenings)
    }
}
