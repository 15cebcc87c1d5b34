import Foundation
import Web

/// The addresses of songs.
enum MusicLinks: String, LinkTable {
    static let name = "music"

    case results = "/music/results"
    case song = "/music/songs/:id"
    case stream = "/music/songs/:id/stream"
    case cover = "/music/songs/:id/cover/:size"
    /// What a member feels: "loved", "never" or "none".
    case heart = "/music/songs/:id/heart/:kind"
    case moods = "/music/songs/:id/moods"
    case tap = "/music/songs/:id/tap"
    case tapRemoval = "/music/songs/:id/tap/removal"
    /// Undo of a tap: the tempo before.
    case tapRestoration = "/music/songs/:id/tap/:bpm/restoration"

    static func song(_ id: String) -> String { Self.song.path(id) }
    static func stream(_ id: String) -> String { Self.stream.path(id) }
    static func cover(_ size: String, of id: String) -> String { Self.cover.path(id, size) }

    /// Sets a heart, and leads back to the list if it was set there, else to the song.
    static func heart(_ heart: SongHeart?, of id: String, from search: SongSearch? = nil) -> String {
        let path = Self.heart.path(id, heart?.rawValue ?? "none")
        return search.map { "\(path)?\(Self.query($0))" } ?? path
    }

    static func songs(_ search: SongSearch) -> String { "\(Places.music.path)?\(Self.query(search))" }
    /// Returns the id of a song's line in the list.
    static func line(of id: String) -> String { "song-\(id)" }

    private static func query(_ search: SongSearch) -> String {
        var fields = ["q=\(search.text.escapedForAddress)"]
        if let slowest = search.slowest { fields.append("minBpm=\(slowest)") }
        if let fastest = search.fastest { fields.append("maxBpm=\(fastest)") }
        if search.isLoved { fields.append("loved=on") }
        if search.from != 0 { fields.append("from=\(search.from)") }
        return fields.joined(separator: "&")
    }
}

/// Paths that only devices ask.
enum SongAPI: String, RoutePath {
    case songs = "/songs"
    case song = "/songs/:id"
    case heart = "/songs/:id/heart"
    case moods = "/songs/:id/moods"
    case tap = "/songs/:id/tap"
    case stream = "/songs/:id/stream"
    case cover = "/songs/:id/cover/:size"
}
