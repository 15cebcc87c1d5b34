import Foundation
import Members
import Storage

/// Writes the songs of a page that was read of a member's source.
struct SourceSongs {
    let owner: Member.ID
    let source: SourceState

    /// How far apart two lengths of the same recording may be: sources round to seconds, and cut silence differently.
    private static let tolerance = 2_000

    func keep(_ songs: [RemoteSong], at now: Date, in db: any SQLConnection) throws {
        let songs = songs.map { (song: $0, id: SongID.of($0.id, in: self.source.home)) }
        let before = try self.stars(of: songs.map(\.id), in: db)
        for (song, id) in songs {
            try self.keep(song, as: id, in: db)
            guard let isStarred = song.isStarred, before[id] != isStarred else { continue }
            try self.follow(isStarred, of: id, wasKnown: before[id] != nil, at: now, in: db)
        }
    }

    /// Returns what the source said last of which songs are loved there.
    private func stars(of songs: [String], in db: any SQLConnection) throws -> [String: Bool] {
        let rows = try db.rows(
            """
            SELECT id, starred FROM source_song
            WHERE owner_id = \(self.owner) AND id IN \(list: songs) AND starred IS NOT NULL
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.bool())
        }
        return Dictionary(rows) { first, _ in first }
    }

    private func keep(_ song: RemoteSong, as id: String, in db: any SQLConnection) throws {
        let sorted = SearchWords.folded([song.artist, song.title].filter { !$0.isEmpty }.joined(separator: " "))
        let searched = SearchWords.folded("\(song.title) \(song.artist) \(song.album) \(song.genre)")
        let twin = try self.twin(of: song, sorted: sorted, in: db)
        try db.execute(
            """
            INSERT INTO source_song (owner_id, id, source_id, remote_id, title, artist, album, genre, isrc, milliseconds,
                bit_rate, bpm, cover, starred, twin_id, sorted_by, searched, round)
            VALUES (\(self.owner), \(id), \(self.source.id), \(song.id), \(song.title), \(song.artist), \(song.album),
                \(song.genre), \(song.isrc), \(song.milliseconds), \(song.bitRate), \(song.beatsPerMinute),
                \(song.cover), \(song.isStarred), \(twin), \(sorted), \(searched), \(self.source.round))
            ON CONFLICT (owner_id, id) DO UPDATE SET title = excluded.title, artist = excluded.artist,
                album = excluded.album, genre = excluded.genre, isrc = excluded.isrc,
                milliseconds = excluded.milliseconds, bit_rate = excluded.bit_rate, bpm = excluded.bpm,
                cover = excluded.cover, starred = COALESCE(excluded.starred, source_song.starred),
                twin_id = excluded.twin_id, sorted_by = excluded.sorted_by, searched = excluded.searched,
                round = excluded.round
            """
        )
    }

    /// Returns the same recording in the house's folder, whose tempo is known: by its ISRC, else by artist, title and
    /// length.
    private func twin(of song: RemoteSong, sorted: String, in db: any SQLConnection) throws -> String? {
        if let isrc = song.isrc {
            let twin = try db.row(
                "SELECT id FROM song WHERE isrc = \(isrc) AND bpm IS NOT NULL ORDER BY id LIMIT 1"
            ) { try $0.text(0) }
            if let twin { return twin }
        }
        guard !song.artist.isEmpty, song.milliseconds > 0 else { return nil }
        return try db.row(
            """
            SELECT id FROM song
            WHERE sorted_by = \(sorted) AND bpm IS NOT NULL
                AND milliseconds BETWEEN \(song.milliseconds - Self.tolerance) AND \(song.milliseconds + Self.tolerance)
            ORDER BY ABS(milliseconds - \(song.milliseconds)), id LIMIT 1
            """
        ) { try $0.text(0) }
    }

    /// Follows what changed at the source since it was read last.
    ///
    /// A song that was starred there is loved here, and one that lost its star isn't any more. What the member said
    /// otherwise here stays.
    private func follow(
        _ isStarred: Bool,
        of song: String,
        wasKnown: Bool,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        if isStarred {
            let count = try db.row("SELECT COUNT(*) FROM song_heart WHERE owner_id = \(self.owner)") { try $0.int(0) }
            guard count ?? 0 < SongHeart.most else { return }
            try db.execute(
                """
                INSERT INTO song_heart (owner_id, song_id, kind, at)
                VALUES (\(self.owner), \(song), 'loved', \(now.milliseconds))
                ON CONFLICT (owner_id, song_id) DO NOTHING
                """
            )
        } else if wasKnown {
            try db.execute(
                "DELETE FROM song_heart WHERE owner_id = \(self.owner) AND song_id = \(song) AND kind = 'loved'"
            )
        }
    }
}
