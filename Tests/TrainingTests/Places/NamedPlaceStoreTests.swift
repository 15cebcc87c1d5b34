import Storage
import Support
import Testing

@testable import Training

struct NamedPlaceStoreTests {
    private static func fill(
        _ database: any Database,
        _ lines: [String],
        source: String = "towns",
        at now: Int64 = 1
    ) async throws -> Int {
        try await NamedPlaceStore(database: database)
            .replace(source, with: try PlaceFileTests.read(lines).places, at: now)
    }

    private static let springfields = [
        PlaceFileTests.line(1, "Springfield", country: "US", region: "IL", population: 114_000),
        PlaceFileTests.line(2, "Springfield", country: "US", region: "MO", population: 169_000),
        PlaceFileTests.line(3, "Springfield", country: "ZA", region: "02", population: 0),
        PlaceFileTests.line(4, "Wien", others: "Vienna,Bécs", population: 1_691_468),
    ]

    @Test("a town is found by any of its names, and the largest first", arguments: Backend.available)
    func names(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        _ = try await Self.fill(fixture.database, Self.springfields)
        let store = NamedPlaceStore(database: fixture.database)
        for (words, id) in [
            ("vienna", Int64(4)), ("BECS", 4), ("Springfield", 2), ("springfield, il", 1),
            ("Springfield, South Africa", 3), ("Wien, Austria", 4), ("Wien,AT", 4),
        ] {
            #expect(try await store.find(words)?.id == id, "\(words)")
        }
        for words in ["", ",", "Wie", "Springfield, France", "%", "Springfield, Nowhere, XX"] {
            #expect(try await store.find(words) == nil, "\(words)")
        }
    }

    @Test("a list read again takes the place of what it held, and of nothing else", arguments: Backend.available)
    func replaced(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        _ = try await Self.fill(fixture.database, Self.springfields)
        let others = [PlaceFileTests.line(9, "Oslo"), PlaceFileTests.line(10, "Bergen")]
        _ = try await Self.fill(fixture.database, others, source: "others")
        #expect(try await Self.fill(fixture.database, [PlaceFileTests.line(4, "Wien", others: "Vienne")], at: 2) == 3)
        let store = NamedPlaceStore(database: fixture.database)
        for gone in ["Springfield", "Vienna"] { #expect(try await store.find(gone) == nil) }
        for (name, id) in [("Vienne", Int64(4)), ("Oslo", 9)] { #expect(try await store.find(name)?.id == id) }
    }

    @Test("looking for a name reads an index, not the table")
    func index() async throws {
        let fixture = try await Gym(.sqlite)
        let steps = try await fixture.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(NamedPlaceStore.statement("graz"))") { try $0.text(3) }
        }
        #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
    }

    @Test(
        "a gym of which only the town is known is found by it, and near it once the town is",
        arguments: Backend.available
    )
    func gymsInTowns(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let gyms = GymStore(database: fixture.database)
        let barn = Training.Gym(id: "list-barn", name: "The Barn", place: nil, town: "Kleindorf")
        _ = try await gyms.replace("list", with: [barn], at: 1)
        try await gyms.settleInTowns()
        let graz = try #require(Coordinate(latitude: 47.07, longitude: 15.45))
        #expect(try await gyms.find(named: "kleindorf", limit: 5) == [barn])
        #expect(try await gyms.nearest(to: graz, limit: 5).isEmpty)
        _ = try await Self.fill(fixture.database, [PlaceFileTests.line(1, "Kleindorf")])
        try await gyms.settleInTowns()
        let near = try #require(try await gyms.nearest(to: graz, limit: 5).first)
        #expect(near.gym.id == "list-barn" && near.gym.town == "Kleindorf" && near.metres < 1_000)
        // It may be kept as one's own, but not as if one knew where it is.
        let own = FavouriteGymStore(database: fixture.database, owner: fixture.ana)
        try await own.add(near.gym, at: Gym.now)
        #expect(try await own.all().first?.place == nil)
    }
}
