import Foundation
import Web

/// The operator's registration of this house at Spotify: a public client, which proves itself by PKCE and has no secret.
package struct SpotifyApplication: Sendable {
    /// What is asked for: to read liked songs and playlists, and to write playlists that only their owner sees.
    static let scopes = [
        "user-library-read", "playlist-read-private", "playlist-read-collaborative", "playlist-modify-private",
    ]

    let id: String
    /// The redirect URI, exactly as registered.
    let callback: String
    let consentPage: String
    let tokens: String
    let api: String
    /// Where covers may lie.
    let pictures: String

    /// `address` replaces Spotify's servers in tests; nil for Spotify's own.
    package init(id: String, publicAddress: String, address: String? = nil) {
        self.id = id
        self.callback = publicAddress + SourceLinks.spotifyCallback.path
        self.consentPage = (address ?? "https://accounts.spotify.com") + "/authorize"
        self.tokens = (address ?? "https://accounts.spotify.com") + "/api/token"
        self.api = (address ?? "https://api.spotify.com") + "/v1"
        self.pictures = (address ?? "https://i.scdn.co") + "/"
    }

    /// Returns the address of Spotify's page of consent.
    func page(for consent: PendingConsent) -> String {
        let query = FormText.of(
            [
                ("client_id", self.id), ("redirect_uri", self.callback), ("response_type", "code"),
                ("scope", Self.scopes.joined(separator: " ")),
            ] + consent.proof
        )
        return self.consentPage + "?" + query
    }

    /// Returns the page on which a song is played, in the browser or in Spotify's app.
    static func page(of song: String) -> String { "https://open.spotify.com/track/\(song.escapedForAddress)" }

    /// Returns the same for a list.
    static func page(ofList list: String) -> String { "https://open.spotify.com/playlist/\(list.escapedForAddress)" }

    /// Returns whether Spotify leads back to this house: over https, or to this machine by its number (since November
    /// 2025 `localhost` is refused).
    package static func leadsBack(to publicAddress: String) -> Bool {
        guard let url = URL(string: publicAddress) else { return false }
        return url.scheme == "https" || ["127.0.0.1", "::1", "[::1]"].contains(url.host)
    }
}
