/// Addresses of the gyms' pages.
enum GymPath {
    static let gyms = "/gyms"
    static let place = "/gyms/place"
    static let forgetting = "/gyms/place/removal"
    static let favourites = "/gyms/favourites"
    static let unfavourites = "/gyms/favourites/removal"
    static let visits = "/gyms/visits"
    static let unvisits = "/gyms/visits/removal"

    /// A gym among those around the remembered place.
    static func gym(_ id: Gym.ID) -> String { "\(Self.gyms)#gym-\(id)" }

    /// The gyms around a place; without one, around the remembered one.
    static func around(_ place: Coordinate?) -> String {
        place.map { "\(Self.gyms)?lat=\($0.latitude)&lon=\($0.longitude)" } ?? Self.gyms
    }
}
