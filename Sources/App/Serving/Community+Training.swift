import Accounts
import Community
import Foundation
import Training
import Web

/// What the community must know of training.
extension AppEnvironment {
    /// Gyms around a place with who trains there.
    var gymHappenings: HappeningSource {
        let (database, now) = (self.database, self.now)
        return { place, kilometres, since in
            guard let here = Coordinate(latitude: place.latitude, longitude: place.longitude) else { return [] }
            return try await GymRegulars(database: database)
                .around(here, metres: Double(kilometres) * 1_000, since: since, at: now())
                .map { gym, regulars in
                    Happening(
                        gym: gym.id,
                        name: gym.name,
                        latitude: gym.place.latitude,
                        longitude: gym.place.longitude,
                        regulars: regulars
                    )
                }
        }
    }

    @Sendable
    func members(ofGym gym: String) async throws -> [Member.ID] {
        let now = self.now()
        return try await GymRegulars(database: self.database).members(of: gym, since: Happenings.since(now), at: now)
    }

    @Sendable
    func ownGyms(of member: Member.ID) async throws -> [(id: String, name: String)] {
        try await FavouriteGymStore(database: self.database, owner: member).all().map { ($0.id, $0.name) }
    }
}
