import Foundation
import Web

/// The addresses of gyms.
enum GymLinks: String, LinkTable {
    static let name = "gyms"

    case all = "/gyms"
    case place = "/gyms/place"
    case forgetting = "/gyms/place/removal"
    case placeRestoration = "/gyms/place/:sealed/restoration"
    case favourites = "/gyms/favourites"
    case unfavourites = "/gyms/favourites/removal"
    case restoration = "/gyms/favourites/:id/restoration"
    case visits = "/gyms/visits"
    case unvisits = "/gyms/visits/removal"

    /// Returns the address of a gym on the page of gyms around the remembered place.
    static func gym(_ id: Gym.ID) -> String { "\(self.all.path)#gym-\(id)" }

    /// Returns the address that has a place remembered again, which it holds as it was sealed.
    static func restoration(ofPlace sealed: [UInt8]) -> String { self.placeRestoration.path(Data(sealed).base64URL) }

    /// Returns the address that says once more that one is at a gym today.
    static func visiting(_ id: Gym.ID) -> String { "\(self.visits.path)?gym=\(id.escapedForAddress)" }

    static func restoration(_ id: Gym.ID) -> String { self.restoration.path(id.escapedForAddress) }

    /// Returns the address of the gyms around a place, or around the remembered one.
    static func around(_ place: Coordinate?, named name: String) -> String {
        if !name.isEmpty { return "\(self.all.path)?place=\(name.escapedForAddress)" }
        return place.map { "\(self.all.path)?lat=\($0.latitude)&lon=\($0.longitude)" } ?? self.all.path
    }
}

/// Paths that only devices ask.
enum GymAPI: String, RoutePath {
    case favourite = "/gyms/:id/favourite"
    case visits = "/gyms/:id/visits"
}
