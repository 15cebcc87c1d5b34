import Foundation

/// The server from which members' browsers load map tiles.
///
/// The operator of that server sees which parts of the map are viewed.
package struct MapTiles: Sendable, Equatable {
    /// "https://tile.example.org/{z}/{x}/{y}.png".
    package let address: String
    /// The attribution that the licence asks for; shown on the map.
    package let attribution: String

    /// Returns nil for an invalid address: it must be https, on one host, with {z}, {x} and {y} in its path.
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

    /// The origin for the page's content policy: "https://tile.example.org".
    package let origin: String

    private static func origin(_ url: URL, _ host: String) -> String {
        "https://" + host + (url.port.map { ":\($0)" } ?? "")
    }
}
