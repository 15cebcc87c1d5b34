import Web

/// The addresses of what is there where a member trains.
package enum GearLinks: String, LinkTable {
    package static let name = "gear"

    case all = "/training/gear"
    case place = "/training/gear/:place"

    static func page(_ place: Place) -> String { self.place.path(place.rawValue) }
}
