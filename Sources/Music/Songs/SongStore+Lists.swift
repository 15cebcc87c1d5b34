import Storage

/// Finds songs for a list that is written to a source.
extension SongStore {
    /// Returns the songs of a list in its order, each with what the source calls it; ids of no song are left out.
    ///
    /// A song of another source has a twin there: the same recording in the house's folder, or the same artist and title.
    func list(named name: String, of ids: [String], for source: SourceState) async throws -> WrittenList {
        var songs: [WrittenList.Song] = []
        for id in ids {
            guard let song = try await self.find(id) else { continue }
            songs.append(
                WrittenList.Song(
                    remoteID: try await self.remoteID(of: song, at: source),
                    title: song.title,
                    artist: song.artist,
                    isrc: song.isrc,
                    milliseconds: song.milliseconds
                )
            )
        }
        return WrittenList(name: name, songs: songs)
    }

    private func remoteID(of song: ListedSong, at source: SourceState) async throws -> String? {
        try await self.database.row(
            """
            SELECT source_song.remote_id FROM source_song
            LEFT JOIN source_song AS asked ON asked.owner_id = source_song.owner_id AND asked.id = \(song.id)
            WHERE source_song.owner_id = \(self.owner) AND source_song.source_id = \(source.id)
                AND (source_song.id = \(song.id) OR source_song.twin_id = \(song.id)
                    OR source_song.twin_id = asked.twin_id)
            ORDER BY source_song.id = \(song.id) DESC, source_song.id LIMIT 1
            """
        ) { try $0.text(0) }
    }
}
