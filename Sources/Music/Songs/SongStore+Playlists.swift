import Playlists
import Storage

/// The songs as playlists see them.
extension SongStore {
    /// Returns what tells this member's songs from everybody's, as it is now: their taps, what they said of moods, and how
    /// far which of their sources is read; empty for a member with none.
    ///
    /// It differs after every change.
    func ownState() async throws -> [String] {
        try await self.database.read { [owner] db in
            let taps = try db.row("SELECT COUNT(*), COALESCE(SUM(bpm), 0) FROM song_tap WHERE owner_id = \(owner)") {
                row -> String? in
                var columns = row.reader
                let count = try columns.int()
                return count == 0 ? nil : "\(count) \(try columns.real())"
            }
            let moods = try db.row("SELECT COUNT(*), COALESCE(SUM(at), 0) FROM song_mood WHERE owner_id = \(owner)") {
                row -> String? in
                var columns = row.reader
                let count = try columns.int()
                return count == 0 ? nil : "moods \(count) \(try columns.integer())"
            }
            let sources = try db.rows(
                "SELECT id, is_on, round, read_so_far FROM music_source WHERE owner_id = \(owner) ORDER BY id"
            ) { row in
                var columns = row.reader
                let (id, isOn) = (try columns.text(), try columns.bool())
                return "\(id) \(isOn) \(try columns.integer()) \(try columns.integer())"
            }
            return [taps ?? nil, moods ?? nil].compactMap(\.self) + sources
        }
    }

    /// Returns every song whose sound the member may hear here; Spotify gives none.
    func playable() async throws -> [PlaylistSong] {
        let moods = try await SongMoodStore(database: self.database, owner: self.owner).all()
        return try await self.database.rows(
            """
            SELECT song.id, song.title, song.artist, song.genre, song.milliseconds, COALESCE(song_tap.bpm, song.bpm)
            FROM song
            LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = song.id
            WHERE \(self.isInFolder)
            UNION ALL
            SELECT source_song.id, source_song.title, source_song.artist, source_song.genre, source_song.milliseconds,
                COALESCE(song_tap.bpm, twin.bpm, source_song.bpm)
            FROM source_song
            JOIN music_source ON music_source.owner_id = source_song.owner_id
                AND music_source.id = source_song.source_id AND music_source.is_on = 1
            LEFT JOIN song AS twin ON twin.id = source_song.twin_id
            LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = source_song.id
            WHERE source_song.owner_id = \(self.owner) AND music_source.kind <> 'spotify'
            """
        ) { row in
            var columns = row.reader
            let id = try columns.text()
            return PlaylistSong(
                id: id,
                title: try columns.text(),
                artist: try columns.text(),
                genres: [try columns.text()].filter { !$0.isEmpty },
                seconds: Double(try columns.int()) / 1_000,
                tempo: try columns.optionalReal(),
                moods: moods[id] ?? []
            )
        }
    }

    /// Returns those of some songs that are here, by their ids.
    func find(_ ids: [String]) async throws -> [String: ListedSong] {
        guard !ids.isEmpty else { return [:] }
        let found = self.songs { table, _ in "\(table).id IN \(list: ids)" }
        let songs = try await self.database.rows(found, Self.song)
        return Dictionary(songs.map { ($0.id, $0) }) { first, _ in first }
    }
}
