import Members
import Storage

/// The gyms around the place a member wants remembered.
struct GymsNearby: Sendable {
    let database: any Database
    let seal: Seal

    private static let most = 3

    /// The nearest three; none for members who keep no place.
    func nearest(to member: Member.ID) async throws -> [GymStore.Near] {
        let places = RememberedPlaceStore(database: self.database, seal: self.seal, owner: member)
        guard let place = try await places.place() else { return [] }
        return try await GymStore(database: self.database).nearest(to: place, limit: Self.most)
    }
}
