import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct GymRegularsTests {
    @Test(
        "gyms around a place come with who made them theirs or was there, and their visits since",
        arguments: Backend.available
    )
    func around(backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let place = try #require(Coordinate(latitude: 55.68, longitude: 12.57))
        let gyms = ["osm-node-1", "osm-node-2"].map { Training.Gym(id: $0, name: $0, place: place) }
        _ = try await GymStore(database: fixture.database).replace("test", with: gyms, at: 1)
        let ana = FavouriteGymStore(database: fixture.database, owner: fixture.ana)
        let ben = FavouriteGymStore(database: fixture.database, owner: fixture.ben)
        try await ana.add(gyms[0], at: Gym.now)
        try await ben.add(gyms[0], at: Gym.now)
        let day = CalendarDay(number: 20_778)
        try await ana.visit(gyms[0], on: day, at: Gym.now, .unknown)
        try await ana.visit(gyms[1], on: day, at: Gym.now, .unknown)
        try await ben.visit(gyms[0], on: day.adding(days: -40), at: Gym.now.addingTimeInterval(-40 * 86_400), .unknown)
        let regulars = GymRegulars(database: fixture.database)
        let since = Gym.now.addingTimeInterval(-28 * 86_400)
        let found = try await regulars.around(place, metres: 1_000, since: since, at: Gym.now)
        #expect(found.map(\.gym.id) == ["osm-node-1", "osm-node-2"])
        #expect(found.first?.regulars == [fixture.ana: [Gym.now], fixture.ben: []])
        #expect(found.last?.regulars == [fixture.ana: [Gym.now]], "Who was there counts, theirs or not.")
        func members(_ gym: Training.Gym) async throws -> [Int64] {
            try await regulars.members(of: gym.id, since: since, at: Gym.now)
        }
        #expect(try await members(gyms[0]) == [fixture.ana, fixture.ben])
        #expect(try await members(gyms[1]) == [fixture.ana])
        try await ana.takeBack(gyms[1].id, on: day, at: Gym.now, .unknown)
        #expect(try await members(gyms[1]).isEmpty)
        let far = try #require(Coordinate(latitude: 56, longitude: 12.57))
        #expect(try await regulars.around(far, metres: 1_000, since: since, at: Gym.now).isEmpty)
    }

    @Test("who made a gym theirs or was there is found by an index")
    func plan() async throws {
        let fixture = try await Gym(.sqlite)
        let since = Gym.now.addingTimeInterval(-28 * 86_400)
        for (statement, index) in [
            (GymRegulars.members(of: ["a", "b"]), "favourite_gym_gym"),
            (GymRegulars.visits(of: ["a", "b"], since: since, at: Gym.now), "deed_gym_visit"),
        ] {
            let steps = try await fixture.database.read {
                try $0.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            }
            #expect(steps.contains { $0.contains(index) }, "\(steps)")
            #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
        }
    }
}
