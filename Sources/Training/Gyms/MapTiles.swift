import Foundation

/// Where an operator lets members' browsers fetch map tiles from.
///
/// Whoever runs that server sees which parts of the map are looked at.
package struct MapTiles: Sendable, Equatable {
    /// "https://tile.example.org/{z}/{x}/{y}.png".
    package let address: String
    /// Whom to thank, as its licence asks; shown on the map.
    package let attribution: String

    /// Nil for what is no address of tiles: it must be https, of one host, with {z}, {x} and {y} in its path.
    package init?(address: String, attribution: String) {
        let plain = ["{z}", "{x}", "{y}"].reduce(address) { $0.replacing($1, with: "1") }
        guard ["{z}", "{x}", "{y}"].allSatisfy(address.contains), !plain.contains("{"),
            let url = URL(string: plain), url.scheme == "https", let host = url.host, !host.isEmpty,
            address.hasPrefix(Self.origin(url, host))
        else { return nil }
        self.address = address
        self.attribution = attribution
        self.origin = Self.origin(url, host)
    }

    /// What a page's policy must allow: "https://tile.example.org".
    package let origin: String

    private static func origin(_ url: URL, _ host: String) -> String {
        "https://" + host + (url.port.map { ":\($0)" } ?? "")
    }
}
