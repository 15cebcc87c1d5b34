/// The nearest gyms as a device sees them.
struct GymsResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let id: String
        let name: String
        let latitude: Double
        let longitude: Double
        /// The distance, to the metre.
        let metres: Double
        let openingHours: String?
        let address: String?
        let phone: String?
        let website: String?
        /// Whether it is a favourite of the member.
        let mine: Bool
    }

    let gyms: [Item]

    init(_ near: [GymStore.Near], mine: [Gym]) {
        let own = Set(mine.map(\.id))
        self.gyms = near.map {
            Item(
                id: $0.gym.id,
                name: $0.gym.name,
                latitude: $0.gym.place.latitude,
                longitude: $0.gym.place.longitude,
                metres: $0.metres.rounded(),
                openingHours: $0.gym.hours,
                address: $0.gym.address,
                phone: $0.gym.phone,
                website: $0.gym.website,
                mine: own.contains($0.gym.id)
            )
        }
    }
}
