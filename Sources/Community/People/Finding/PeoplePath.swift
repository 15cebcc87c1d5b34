import Web

/// Addresses of finding people.
enum PeoplePath {
    static let people = "/together/people"
    /// Where somebody found is asked to be a buddy.
    static let requests = "/together/requests"

    /// What a cell's or a gym's line leads to.
    static func people(at gym: String) -> String { "\(Self.people)?anywhere=on&gym=\(LocalPath.escaped(gym))" }

    static func people(around place: CoarsePlace) -> String {
        "\(Self.people)?lat=\(place.latitude)&lon=\(place.longitude)&km=1"
    }
}
