import Members
import Storage

/// Finds gyms around the place that a member has remembered.
struct GymsNearby: Sendable {
    let database: any Database
    let seal: Seal

    private static let most = 3

    /// Returns the nearest three; none for members without a remembered place.
    func nearest(to member: Member.ID) async throws -> [GymStore.Near] {
        let places = RememberedPlaceStore(database: self.database, seal: self.seal, owner: member)
        guard let place = try await places.place() else { return [] }
        return try await GymStore(database: self.database).nearest(to: place, limit: Self.most)
    }
}
