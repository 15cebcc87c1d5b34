import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Training

struct GymRegularsTests {
    @Test("gyms around a place come with who made them theirs, and their visits since", arguments: Backend.available)
    func around(backend: Backend) async throws {
        let house = try await Gym(backend)
        let place = try #require(Coordinate(latitude: 55.68, longitude: 12.57))
        let gyms = ["osm-node-1", "osm-node-2"].map { Training.Gym(id: $0, name: $0, place: place) }
        _ = try await GymStore(database: house.database).replace("test", with: gyms, at: 1)
        let ana = FavouriteGymStore(database: house.database, owner: house.ana)
        let ben = FavouriteGymStore(database: house.database, owner: house.ben)
        try await ana.add(gyms[0], at: Gym.now)
        try await ben.add(gyms[0], at: Gym.now)
        let day = CalendarDay(number: 20_778)
        try await ana.visit(gyms[0].id, on: day, at: Gym.now)
        try await ana.visit(gyms[1].id, on: day, at: Gym.now)
        try await ben.visit(gyms[0].id, on: day.adding(days: -40), at: Gym.now.addingTimeInterval(-40 * 86_400))
        let regulars = GymRegulars(database: house.database)
        let since = Gym.now.addingTimeInterval(-28 * 86_400)
        let found = try await regulars.around(place, metres: 1_000, since: since)
        #expect(found.map(\.gym.id) == ["osm-node-1"])
        #expect(found.first?.regulars == [house.ana: [Gym.now], house.ben: []])
        #expect(try await regulars.members(of: gyms[0].id) == [house.ana, house.ben])
        #expect(try await regulars.members(of: gyms[1].id).isEmpty)
        let far = try #require(Coordinate(latitude: 56, longitude: 12.57))
        #expect(try await regulars.around(far, metres: 1_000, since: since).isEmpty)
    }

    @Test("who made a gym theirs is found by an index")
    func plan() async throws {
        let house = try await Gym(.sqlite)
        let steps = try await house.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(GymRegulars.members(of: ["a", "b"]))") { try $0.text(3) }
        }
        #expect(steps.contains { $0.contains("favourite_gym_gym") }, "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
    }
}
