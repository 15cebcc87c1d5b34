import Configuration
import Foundation
import Music
import Training

extension SettingsReader {
    /// Reads the settings of outside sources; all are off by default.
    mutating func readOnline(into config: inout Config) {
        config.contact = self.contact("contact")
        config.openFoodFacts = self.onOff("openfoodfacts") ?? config.openFoodFacts
        config.openFoodFactsURL = self.safeAddress("openfoodfacts.url") ?? config.openFoodFactsURL
        config.edamamID = self.secret("edamam.id", fits: Self.isApplicationCode)
        config.edamamKey = self.secret("edamam.key", fits: Self.isApplicationCode)
        config.edamamURL = self.safeAddress("edamam.url") ?? config.edamamURL
        config.youTubeKey = self.secret("youtube.key", fits: Self.isAPIKey)
        config.youTubeURL = self.safeAddress("youtube.url") ?? config.youTubeURL
        config.googleClientID = self.secret("google.client.id", fits: Self.isApplicationCode)
        config.googleClientSecret = self.secret("google.client.secret", fits: Self.isApplicationCode)
        config.googleURL = self.safeAddress("google.url")
        config.spotifyClientID = self.secret("spotify.client.id", fits: Self.isApplicationCode)
        config.spotifyURL = self.safeAddress("spotify.url")
        if config.spotifyClientID != nil, !SpotifyApplication.leadsBack(to: config.publicAddress) {
            self.complain(
                "spotify.client.id",
                "needs SPOTTER_PUBLIC_ADDRESS to begin with https:// or http://127.0.0.1: Spotify leads back to no other"
            )
        }
        let isHalfGoogle = (self.text("google.client.id") == nil) != (self.text("google.client.secret") == nil)
        if isHalfGoogle {
            self.complain("google.client.secret", "and SPOTTER_GOOGLE_CLIENT_ID go together: set both or none")
        }
        if config.openFoodFacts, config.contact == nil, self.text("contact") == nil {
            self.complain("contact", "must be set before Open Food Facts is asked: it wants an address to write to")
        }
        let isHalf = (self.text("edamam.id") == nil) != (self.text("edamam.key") == nil)
        if isHalf { self.complain("edamam.key", "and SPOTTER_EDAMAM_ID go together: set both or none") }
    }

    /// Reads the settings of maps, which are off by default because whoever serves the tiles sees where members look.
    mutating func tiles() -> MapTiles? {
        let attribution = self.text("tiles.attribution") ?? ""
        guard let address = self.text("tiles.url") else { return nil }
        if attribution.isEmpty || attribution.count > 200 {
            self.complain("tiles.attribution", "must say whom the map is from, in at most 200 characters")
        }
        if let tiles = MapTiles(address: address, attribution: attribution) { return tiles }
        self.complain("tiles.url", "must be like https://tile.example.org/{z}/{x}/{y}.png")
        return nil
    }

    private static func isApplicationCode(_ text: String) -> Bool {
        (4...100).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Returns whether a key can stand in an address.
    private static func isAPIKey(_ text: String) -> Bool {
        (10...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || Self.isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Reads a mail or web address, which is sent in a header.
    private mutating func contact(_ key: ConfigKey) -> String? {
        guard let text = self.text(key) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()<>\\".utf8.contains($0) }
        if isPlain, text.utf8.count <= 100, text.contains("@") || text.hasPrefix("https://") { return text }
        self.complain(key, "must be a mail address or a page beginning with https://")
        return nil
    }

    /// Reads an address; plain http is allowed only to this machine, because requests carry keys.
    private mutating func safeAddress(_ key: ConfigKey) -> String? {
        guard let text = self.address(key), let url = URL(string: text) else { return nil }
        if url.scheme == "https" || ["127.0.0.1", "localhost", "::1", "[::1]"].contains(url.host) { return text }
        self.complain(key, "must begin with https://")
        return nil
    }
}
