/// The nearest gyms as a device sees them, then those found by name.
struct GymsResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let id: String
        let name: String
        /// Missing where only a town is known that the gazetteer doesn't know.
        let latitude: Double?
        let longitude: Double?
        /// The town, where the list tells no more; latitude and longitude are then those of its middle.
        let town: String?
        /// The distance, to the metre; missing for gyms found by name.
        let metres: Double?
        let openingHours: String?
        let address: String?
        let phone: String?
        let website: String?
        /// Whether it is a favourite of the member.
        let mine: Bool
    }

    let gyms: [Item]

    init(_ near: [GymStore.Near], named: [Gym], mine: [Gym]) {
        let own = Set(mine.map(\.id))
        let found: [(gym: Gym, metres: Double?)] = near.map { ($0.gym, $0.metres.rounded()) } + named.map { ($0, nil) }
        self.gyms = found.map { gym, metres in
            Item(
                id: gym.id,
                name: gym.name,
                latitude: gym.place?.latitude,
                longitude: gym.place?.longitude,
                town: gym.town,
                metres: metres,
                openingHours: gym.hours,
                address: gym.address,
                phone: gym.phone,
                website: gym.website,
                mine: own.contains(gym.id)
            )
        }
    }
}
