import Members
import Web

/// The addresses of finding people.
enum PeopleLinks: String, LinkTable {
    static let name = "people"

    case all = "/together/people"
    case person = "/together/members/:id"
    case picture = "/together/members/:id/photo/:size"

    /// The places where people train.
    static let activities = "\(Self.all.path)?show=activities"

    static func people(at gym: String) -> String { "\(Self.all.path)?anywhere=on&gym=\(gym.escapedForAddress)" }

    static func people(around place: CoarsePlace) -> String {
        "\(Self.all.path)?lat=\(place.latitude)&lon=\(place.longitude)&km=1"
    }

    /// Returns the address of the page of another member.
    static func person(_ id: Member.ID) -> String { Self.person.path("\(id)") }

    /// Returns the address of a picture; a new one has a new address, so that browsers may cache it.
    static func picture(_ size: PictureSize, of id: Member.ID, version: String) -> String {
        "\(Self.picture.path("\(id)", size.rawValue))?v=\(version)"
    }
}

/// Paths that only devices ask.
enum PeopleAPI: String, RoutePath {
    case all = "/people"
    case activities = "/people/activities"
    case person = "/people/:id"
    case picture = "/people/:id/photo/:size"
}
