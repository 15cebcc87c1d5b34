import Foundation
import Web

/// The addresses of sources of songs.
enum SourceLinks: String, LinkTable {
    static let name = "sources"

    case all = "/music/sources"
    case subsonic = "/music/sources/subsonic"
    /// These two exist where the operator registered an application at Spotify.
    case spotify = "/music/sources/spotify"
    case spotifyCallback = "/music/sources/spotify/callback"
    /// The house's folder has the id "folder".
    case on = "/music/sources/:id/on"
    case off = "/music/sources/:id/off"
    case reading = "/music/sources/:id/reading"
    case removal = "/music/sources/:id/removal"
    /// The member's playlists, to be written there.
    case lists = "/music/sources/:id/lists"
    case writing = "/music/sources/:id/lists/:list"

    static func card(_ id: String) -> String { "\(Self.all.path)#\(Self.cardID(id))" }
    static func cardID(_ id: String) -> String { "source-\(id)" }
    /// Returns the page of lists, saying what became of the one that was written.
    static func lists(_ id: String, _ receipt: ListReceipt) -> String {
        let query = "made=\(receipt.list.escapedForAddress)&written=\(receipt.written)&missing=\(receipt.missing.count)"
        return "\(Self.lists.path(id))?\(query)"
    }
    static func consentAgain(_ id: String) -> String { "\(Self.spotify.path)?again=\(id)" }
}

/// Paths that only devices ask.
enum SourceAPI: String, RoutePath {
    case sources = "/music/sources"
    case source = "/music/sources/:id"
    case lists = "/music/sources/:id/lists"
}
