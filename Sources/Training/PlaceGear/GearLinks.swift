import Web

/// The addresses of what is there at a place; `Places.gear` has all of them.
enum GearLinks: String, LinkTable {
    static let name = "gear"

    case place = "/training/gear/:place"

    static func page(_ place: Place) -> String { self.place.path(place.rawValue) }
}
