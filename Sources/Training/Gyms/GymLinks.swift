import Web

/// The addresses of gyms.
package enum GymLinks: String, LinkTable {
    package static let name = "gyms"

    case all = "/gyms"
    case place = "/gyms/place"
    case forgetting = "/gyms/place/removal"
    case favourites = "/gyms/favourites"
    case unfavourites = "/gyms/favourites/removal"
    case visits = "/gyms/visits"
    case unvisits = "/gyms/visits/removal"
}
