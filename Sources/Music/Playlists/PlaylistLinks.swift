import Foundation
import Web

/// The addresses of playlists, and of what members say to the player.
enum PlaylistLinks: String, LinkTable {
    static let name = "playlists"

    case all = "/music/playlists"
    /// The day's list for a workout that is planned.
    case daily = "/music/daily/:id"
    case playlist = "/music/playlists/:id"
    case rename = "/music/playlists/:id/name"
    /// "on" or "off".
    case love = "/music/playlists/:id/love/:state"
    case removal = "/music/playlists/:id/removal"
    case restoration = "/music/playlists/:id/restoration"
    case songRemoval = "/music/playlists/:id/songs/:song/removal"
    case songRestoration = "/music/playlists/:id/songs/:song/restoration"
    /// A song's place, counted from 0.
    case place = "/music/playlists/:id/songs/:song/place/:place"
    case adding = "/music/songs/:id/playlists"
    case heard = "/music/songs/:id/heard"
    case taste = "/music/taste"

    static func playlist(_ id: String) -> String { Self.playlist.path(id) }
    /// Returns the page of a list that begins to play it, as far as the browser lets it.
    static func playing(_ id: String) -> String { "\(Self.playlist(id))?play=on" }
    static func love(_ id: String, _ isLoved: Bool) -> String { Self.love.path(id, isLoved ? "on" : "off") }

    /// Returns the id of a song's line in its list.
    static func line(of song: String) -> String { "song-\(song)" }
}

/// Paths that only devices ask.
enum PlaylistAPI: String, RoutePath {
    case all = "/playlists"
    case playlist = "/playlists/:id"
    case taste = "/song-taste"
    case heard = "/songs/:id/heard"
}
