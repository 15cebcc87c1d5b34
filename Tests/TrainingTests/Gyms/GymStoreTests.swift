import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct GymStoreTests {
    private static func gym(_ id: String, _ latitude: Double, _ longitude: Double) -> Training.Gym {
        Training.Gym(
            id: id,
            name: "Gym \(id)",
            place: Coordinate(latitude: latitude, longitude: longitude),
            hours: "Mo-Su 06:00-22:00"
        )
    }

    private static let here = Coordinate(latitude: 55.68, longitude: 12.57)

    @Test("the nearest come first, however far one must look", arguments: Backend.available)
    func nearest(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let store = GymStore(database: fixture.database)
        let gyms = [
            Self.gym("far", 56.8, 12.57), Self.gym("next", 55.681, 12.57), Self.gym("town", 55.75, 12.6),
            Self.gym("elsewhere", 1.3, 103.8),
        ]
        _ = try await store.replace("list", with: gyms, at: 1)
        let here = try #require(Self.here)
        #expect(try await store.nearest(to: here, limit: 10).map(\.gym.id) == ["next", "town", "far"])
        #expect(try await store.nearest(to: here, limit: 1).map(\.gym.id) == ["next"])
        let next = try #require(try await store.nearest(to: here, limit: 1).first)
        #expect(next.gym == gyms[1])
        #expect(abs(next.metres - 111) < 1)
    }

    @Test("near the date line and the poles nothing is lost or doubled", arguments: Backend.available)
    func edges(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let store = GymStore(database: fixture.database)
        let gyms = [
            Self.gym("west", -17, 179.99), Self.gym("east", -17, -179.98), Self.gym("pole", 89.9, 100),
            Self.gym("pole-too", 89.95, -80),
        ]
        _ = try await store.replace("list", with: gyms, at: 1)
        let taveuni = try #require(Coordinate(latitude: -17, longitude: 180))
        #expect(try await store.nearest(to: taveuni, limit: 5).map(\.gym.id) == ["west", "east"])
        let north = try #require(Coordinate(latitude: 90, longitude: 0))
        #expect(try await store.nearest(to: north, limit: 5).map(\.gym.id) == ["pole-too", "pole"])
    }

    @Test("it agrees with measuring every gym", arguments: Backend.available)
    func likeAll(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let store = GymStore(database: fixture.database)
        let gyms = try (0..<400).map { (number: Int) throws -> Training.Gym in
            let latitude = 50.0 + Double(number * 7_919 % 1_000) / 500.0
            let longitude = 10.0 + Double(number * 104_729 % 1_000) / 300.0
            return Self.gym("g\(number)", latitude, longitude)
        }
        _ = try await store.replace("list", with: gyms, at: 1)
        for (latitude, longitude) in [(50.1, 10.1), (51, 11.5), (51.9, 13.2)] {
            let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
            let all = gyms.map { (metres: $0.place.map(place.metres) ?? .infinity, id: $0.id) }.sorted { $0 < $1 }
            #expect(try await store.nearest(to: place, limit: 30).map(\.gym.id) == all.prefix(30).map(\.id))
        }
    }

    @Test("a list read again takes the place of what it held, and of nothing else", arguments: Backend.available)
    func replaced(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let store = GymStore(database: fixture.database)
        let (one, two, other) = (
            Self.gym("one", 55.68, 12.57), Self.gym("two", 55.69, 12.57), Self.gym("other", 55.7, 12.57)
        )
        _ = try await store.replace("list", with: [one, two], at: 1)
        _ = try await store.replace("others", with: [other], at: 1)
        #expect(try await store.replace("list", with: [one], at: 2) == 1)
        let here = try #require(Self.here)
        #expect(try await store.nearest(to: here, limit: 5).map(\.gym.id) == ["one", "other"])
        #expect(try await store.find("two") == nil)
    }

    @Test("looking for gyms reads an index, not the table")
    func index() async throws {
        let fixture = try await Gym(.sqlite)
        let here = try #require(Self.here)
        let box = try #require(CoordinateBox.around(here, metres: 3_000).first)
        let statement = GymStore.statement(in: box, limit: 20)
        let steps = try await fixture.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
        }
        #expect(steps.contains { $0.contains("gym_place") }, "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
    }

    @Test("gyms and visits are their member's alone, and a visit counts once a day", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let ana = FavouriteGymStore(database: fixture.database, owner: fixture.ana)
        let ben = FavouriteGymStore(database: fixture.database, owner: fixture.ben)
        let gym = Self.gym("osm-node-1", 55.68, 12.57)
        let day = CalendarDay(number: 20_778)
        for _ in 0..<2 {
            try await ana.add(gym, at: Gym.now)
            try await ana.visit(gym, on: day, at: Gym.now, .unknown)
        }
        #expect(try await ana.all().map(\.id) == [gym.id])
        #expect(try await ana.visited(on: day) == [gym.id])
        #expect(try await ana.visited(on: day.adding(days: 1)).isEmpty)
        #expect(try await ben.all().isEmpty)
        #expect(try await ben.visited(on: day).isEmpty)
        try await ben.remove(gym.id)
        try await ben.takeBack(gym.id, on: day, at: Gym.now, .unknown)
        #expect(try await ana.all().count == 1)
        let deeds = try await fixture.database.rows("SELECT kind FROM deed") { try $0.text(0) }
        #expect(deeds == ["gym-visit"])
        try await ana.takeBack(gym.id, on: day, at: Gym.now, .unknown)
        try await ana.remove(gym.id)
        #expect(try await ana.visited(on: day).isEmpty)
        #expect(try await ana.all().isEmpty)
    }

    @Test("a short visit is taken back, and one of earlier that day or elsewhere stays", arguments: Backend.available)
    func short(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let (ana, ben) = (fixture.ana, fixture.ben)
        let day = CalendarDay(number: 20_778)
        try await fixture.database.write { db in
            for owner in [ana, ben] {
                try FavouriteGymStore.visit("osm-node-1", of: owner, on: day, at: Gym.now, in: db)
            }
            try FavouriteGymStore.visit("osm-node-2", of: ana, on: day, at: Gym.now, in: db)
            try FavouriteGymStore.takeBack("osm-node-1", of: ana, countedAfter: Gym.now, in: db)
        }
        let store = FavouriteGymStore(database: fixture.database, owner: ana)
        #expect(try await store.visited(on: day) == ["osm-node-1", "osm-node-2"])
        try await fixture.database.write { db in
            try FavouriteGymStore.takeBack("osm-node-1", of: ana, countedAfter: Gym.now - 1, in: db)
        }
        #expect(try await store.visited(on: day) == ["osm-node-2"])
        let bens = FavouriteGymStore(database: fixture.database, owner: ben)
        #expect(try await bens.visited(on: day) == ["osm-node-1"])
    }

    @Test("a remembered place is sealed, its member's alone, and gone when forgotten", arguments: Backend.available)
    func place(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        let ana = RememberedPlaceStore(database: fixture.database, seal: seal, owner: fixture.ana)
        let ben = RememberedPlaceStore(database: fixture.database, seal: seal, owner: fixture.ben)
        let here = try #require(Self.here)
        try await ana.remember(here)
        #expect(try await ana.place() == here)
        #expect(try await ben.place() == nil)
        let sealed = try await fixture.database.rows("SELECT sealed FROM remembered_place") { try $0.blob(0) }
        #expect(sealed.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("55.68") })
        try await fixture.database.write { [ben = fixture.ben] db in
            _ = try db.execute("UPDATE remembered_place SET owner_id = \(ben)")
        }
        #expect(try await ben.place() == nil)
        #expect(try await ben.forget() == nil, "What can't be opened can't be had back.")
        #expect(try await fixture.database.read { try !$0.exists("SELECT 1 FROM remembered_place") })
    }

    @Test("a forgotten place is nowhere but with its member, who has it back", arguments: Backend.available)
    func forgotten(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        let ana = RememberedPlaceStore(database: fixture.database, seal: seal, owner: fixture.ana)
        let ben = RememberedPlaceStore(database: fixture.database, seal: seal, owner: fixture.ben)
        let here = try #require(Self.here)
        try await ana.remember(here)
        let sealed = try #require(try await ana.forget())
        #expect(try await fixture.database.read { try !$0.exists("SELECT 1 FROM remembered_place") })
        #expect(try await !ben.restore(sealed))
        #expect(try await !ana.restore(Array(sealed.dropLast())))
        #expect(try await !ana.restore([]))
        #expect(try await ana.restore(sealed))
        #expect(try await ana.place() == here)
        #expect(try await ben.place() == nil)
    }
}

extension GymPresence {
    /// Nobody knows who is at a gym now.
    static let unknown = GymPresence(begin: { _, _, _, _ in }, end: { _, _, _, _ in })
}
