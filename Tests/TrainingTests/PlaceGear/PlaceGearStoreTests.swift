import Storage
import Support
import Testing

@testable import Training

struct PlaceGearStoreTests {
    @Test(
        "what is there is kept for each place, each kind once, and the last word counts",
        arguments: Backend.available
    )
    func keeps(_ backend: Backend) async throws {
        let gym = try await Gym(backend)
        let store = PlaceGearStore(database: gym.database, owner: gym.ana)
        #expect(try await store.all().isEmpty)
        #expect(try await store.gear(at: .home) == nil)
        try await store.keep([.bands, .barbell, .bands], at: .home)
        try await store.keep([], at: .outdoors)
        #expect(try await store.all() == [.home: [.barbell, .bands], .outdoors: []])
        try await store.keep([.bench], at: .home)
        #expect(try await store.gear(at: .home) == [.bench])
        try await store.keep(Gear.allCases, at: .gym)
        #expect(try await store.gear(at: .gym).map(Set.init) == Set(Gear.allCases))
    }

    @Test("nobody sees or changes what another has", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let gym = try await Gym(backend)
        let (anas, bens) = (
            PlaceGearStore(database: gym.database, owner: gym.ana),
            PlaceGearStore(database: gym.database, owner: gym.ben)
        )
        try await anas.keep([.barbell], at: .home)
        #expect(try await bens.all().isEmpty)
        try await bens.keep([.mat], at: .home)
        #expect(try await anas.all() == [.home: [.barbell]])
    }

    @Test("a place is one of ours", arguments: Backend.available)
    func places(_ backend: Backend) async throws {
        let gym = try await Gym(backend)
        let ana = gym.ana
        await #expect(throws: DatabaseError.self) {
            try await gym.database.write { db in
                try db.execute("INSERT INTO place_gear (owner_id, place, gear) VALUES (\(ana), 'moon', 'mat')")
            }
        }
    }

    @Test("every kind stands in one group, and says in short what there is")
    func groups() {
        #expect(GearGroup.allCases.flatMap(\.gear).count == Gear.allCases.count)
        #expect([Gear.mat].inShort(upTo: 3) == "mat")
        #expect([Gear].init().inShort(upTo: 3) == "nothing")
        #expect([Gear.mat, .barbell].inShort(upTo: 3) == "barbell and rack and mat")
        #expect([Gear.mat, .barbell, .bench, .pool].inShort(upTo: 2) == "bench, barbell and rack and 2 more")
    }

    @Test("a column has kinds of gear, each once", arguments: [("mat mat", false), ("mat lasso", false), ("", true)])
    func column(words: String, isFit: Bool) {
        #expect(([Gear](column: words) != nil) == isFit)
    }
}
