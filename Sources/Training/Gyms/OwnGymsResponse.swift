/// A member's favourite gyms as a device reads them.
struct OwnGymsResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let id: String
        let name: String
        /// Missing for a gym of which only the town is known.
        let latitude: Double?
        let longitude: Double?
        /// Whether the member was there today.
        let visited: Bool
    }

    let gyms: [Item]

    init(_ own: [Gym], visited: Set<Gym.ID>) {
        self.gyms = own.map {
            Item(
                id: $0.id,
                name: $0.name,
                latitude: $0.place?.latitude,
                longitude: $0.place?.longitude,
                visited: visited.contains($0.id)
            )
        }
    }
}
