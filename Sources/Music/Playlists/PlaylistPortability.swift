import Playlists
import Portability
import Storage
import Web

/// Says what becomes of playlists, likings and what was heard when a member takes their data along.
enum PlaylistPortability {
    static let tables = [list, song, taste, dislike, heard]

    private static let list = RestoredTable(
        "playlist",
        limit: .init(Playlist.most, where: RestoredTable.Limit.present)
    ) { row in
        try row.id("id")
        let name = try row.text("name", upTo: Playlist.longestName)
        row.set("name_key", .text(PlaylistNames.key(name ?? "")))
        try row.line("made_for", upTo: Playlist.longestMadeFor)
        try row.id("workout_id", required: false)
        try row.lines("notes", upTo: Playlist.longestNotes)
        try row.flag("is_loved")
        try row.day("made_day", required: false)
        try row.parsed("asked", required: false) { text in
            FieldRules.isFit(text, upTo: AskedPlaylist.longest, kind: .lines) ? text : nil
        }
        try row.version()
        try row.past("made_at")
        try row.past("removed_at", required: false)
    }

    private static let song = RestoredTable(
        "playlist_song",
        parent: .init("playlist", by: "playlist_id"),
        limits: [
            .init(Playlist.mostSongs, alike: ["playlist_id"], where: RestoredTable.Limit.present),
            .init(Playlist.mostSongs, alike: ["playlist_id"], where: RestoredTable.Limit.removed),
        ]
    ) { row in
        try row.id("playlist_id")
        try row.id("song_id")
        try row.whole("position", in: 0...1_000_000)
        let kind = try row.choice("kind", of: PlaylistPhase.Kind.self, required: false)
        let intensity = try row.whole("intensity", in: 0...3, required: false)
        try row.demand((kind == nil) == (intensity == nil), "intensity")
        try row.number("beats", in: 1...600, required: false)
        try row.line("reason", upTo: Playlist.longestReason)
        try row.past("removed_at", required: false)
    }

    private static let taste = RestoredTable("song_taste", limit: .init(SongTaste.most, alike: ["kind"])) { row in
        let kind = try row.choice("kind", of: SongTaste.Kind.self)
        let name = try row.text("name", upTo: SongTaste.longest)
        try row.demand(kind != .mood || name.flatMap(Mood.init(rawValue:)) != nil, "name")
    }

    private static let dislike = RestoredTable(
        "song_dislike",
        limit: .init(SongTaste.most, alike: ["kind"])
    ) { row in
        try row.choice("kind", of: SongTaste.Dislike.self)
        try row.text("name", upTo: SongTaste.longest)
    }

    private static let heard = RestoredTable("song_heard", limit: .init(SongHeart.most)) { row in
        try row.id("song_id")
        try row.past("at")
    }
}
