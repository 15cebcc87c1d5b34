import Web

/// The addresses of places where people train, as the community shows them.
enum PresenceLinks: String, LinkTable {
    static let name = "presence"

    case place = "/together/activities/:id"
    case checkIn = "/together/activities/:id/check-in"
    case checkOut = "/together/activities/:id/check-out"

    /// Returns the address of the page of a place where people train.
    static func place(_ gym: String) -> String { Self.place.path(gym.escapedForAddress) }
    static func checkIn(_ gym: String) -> String { Self.checkIn.path(gym.escapedForAddress) }
    static func checkOut(_ gym: String) -> String { Self.checkOut.path(gym.escapedForAddress) }
}

/// Paths that only devices ask.
enum PresenceAPI: String, RoutePath {
    case all = "/people/presence"
    case place = "/people/activities/:id"
    case checkIn = "/people/activities/:id/presence"
}
