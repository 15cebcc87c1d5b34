import Playlists
import Storage

/// The songs as playlists see them.
extension SongStore {
    /// Returns whether this member's songs differ from everybody's: they tapped some.
    func hasOwnSongs() async throws -> Bool {
        try await self.database.row("SELECT 1 FROM song_tap WHERE owner_id = \(self.owner) LIMIT 1") { _ in true }
            ?? false
    }

    /// Returns every song that the member may hear.
    func playable() async throws -> [PlaylistSong] {
        try await self.database.rows(
            """
            SELECT song.id, song.title, song.artist, song.genre, song.milliseconds, \(Self.tempo)
            FROM song
            LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = song.id
            WHERE \(Self.isHere)
            """
        ) { row in
            var columns = row.reader
            return PlaylistSong(
                id: try columns.text(),
                title: try columns.text(),
                artist: try columns.text(),
                genres: [try columns.text()].filter { !$0.isEmpty },
                seconds: Double(try columns.int()) / 1_000,
                tempo: try columns.optionalReal()
            )
        }
    }

    /// Returns those of some songs that are here, by their ids.
    func find(_ ids: [String]) async throws -> [String: ListedSong] {
        guard !ids.isEmpty else { return [:] }
        let condition: SQL = "\(Self.isHere) AND song.id IN \(list: ids)"
        let songs = try await self.database.rows(self.songs(where: condition), Self.song)
        return Dictionary(songs.map { ($0.id, $0) }) { first, _ in first }
    }
}
