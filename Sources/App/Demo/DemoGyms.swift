import Foundation
import HTTPTypes
import Storage
import Training
import Web

/// The gyms of the town: a list like an operator's, which goes with the people.
enum DemoGyms {
    /// What the list is called; those gyms belong to it alone.
    static let list = "made-up gyms"

    /// Empty when the table can't be read, which a test would see.
    static let all = ((try? DemoTable("gyms").rows) ?? []).map { row in
        Gym(
            id: row.text("id"),
            name: row.text("name"),
            place: Coordinate(latitude: row.number("lat"), longitude: row.number("lon")),
            hours: row.text("hours"),
            address: row.text("address")
        )
    }

    /// Returns the gym of those who train at one; nil for others.
    static func gym(of who: DemoPerson) -> Gym? {
        guard who.place == "gym", !self.all.isEmpty else { return nil }
        return self.all[who.index % self.all.count]
    }

    static func open(at now: Date, in database: any Database) async throws {
        _ = try await GymStore(database: database).replace(Self.list, with: Self.all, at: now.milliseconds)
    }
}

/// Going to the gym.
extension DemoLife {
    func chooseGym() async throws {
        guard let gym = DemoGyms.gym(of: self.who) else { return }
        try await self.ask(.put, DemoLinks.gymFavourite.path(gym.id))
    }

    /// Says that they are at their gym now.
    func goToGym() async throws {
        guard let gym = DemoGyms.gym(of: self.who) else { return }
        try await self.ask(.post, DemoLinks.gymVisits.path(gym.id))
    }
}
