import Foundation
import Playlists
import Storage

/// The songs of a list.
extension PlaylistStore {
    /// Returns the songs in their order, also those that aren't here at the moment.
    func entries(of list: String) async throws -> [PlaylistEntry] {
        try await self.database.rows(
            """
            SELECT song_id, kind, intensity, beats, reason FROM playlist_song
            WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND removed_at IS NULL
            ORDER BY position, song_id
            """,
            Self.entry
        )
    }

    /// Removes a song, which keeps its place until it comes back; false where it isn't there.
    func remove(_ song: String, from list: String, at now: Date) async throws -> Bool {
        try await self.database.run([
            """
            UPDATE playlist_song SET removed_at = \(now.milliseconds)
            WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND song_id = \(song) AND removed_at IS NULL
            """
        ]) == [1]
    }

    /// Puts a removed song back; false where it isn't there any more.
    ///
    /// Throws `ListFull` where others took its room meanwhile.
    func restore(_ song: String, to list: String) async throws -> Bool {
        try await self.database.write { [self] db in
            let ids = try self.ids(of: list, in: db)
            if ids.contains(song) { return true }
            let restored = try db.execute(
                """
                UPDATE playlist_song SET removed_at = NULL
                WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND song_id = \(song)
                """
            )
            if restored == 1, ids.count >= Playlist.mostSongs { throw ListFull() }
            return restored == 1
        }
    }

    /// Adds a song at the end, once.
    ///
    /// Throws `ListFull`.
    func add(_ song: String, to list: String) async throws {
        try await self.database.write { [self] db in
            let ids = try self.ids(of: list, in: db)
            if ids.contains(song) { return }
            guard ids.count < Playlist.mostSongs else { throw ListFull() }
            let last = try db.row(
                "SELECT MAX(position) FROM playlist_song WHERE owner_id = \(self.owner) AND playlist_id = \(list)"
            ) { try $0.optionalInt(0) }
            try db.execute(
                """
                INSERT INTO playlist_song (owner_id, playlist_id, song_id, position, reason)
                VALUES (\(self.owner), \(list), \(song), \((last ?? nil).map { $0 + 1 } ?? 0), '')
                ON CONFLICT (owner_id, playlist_id, song_id)
                DO UPDATE SET removed_at = NULL, position = excluded.position
                """
            )
        }
    }

    /// Moves a song to a place, counted from 0; beyond the end is the end.
    ///
    /// Returns false where it isn't there.
    func move(_ song: String, in list: String, to place: Int) async throws -> Bool {
        try await self.database.write { [self] db in
            var ids = try self.ids(of: list, in: db)
            guard let old = ids.firstIndex(of: song) else { return false }
            ids.remove(at: old)
            ids.insert(song, at: min(max(place, 0), ids.count))
            try self.number(ids, of: list, in: db)
            return true
        }
    }

    /// Gives a list these songs in this order: others of it are removed, new ones added.
    ///
    /// The caller knows that the songs are here, and that each comes once.
    func set(_ songs: [String], of list: String, at now: Date) async throws {
        try await self.database.write { [self] db in
            let before = try self.ids(of: list, in: db)
            for song in before where !songs.contains(song) {
                try db.execute(
                    """
                    UPDATE playlist_song SET removed_at = \(now.milliseconds)
                    WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND song_id = \(song)
                    """
                )
            }
            for song in songs where !before.contains(song) {
                try db.execute(
                    """
                    INSERT INTO playlist_song (owner_id, playlist_id, song_id, position, reason)
                    VALUES (\(self.owner), \(list), \(song), 0, '')
                    ON CONFLICT (owner_id, playlist_id, song_id) DO UPDATE SET removed_at = NULL
                    """
                )
            }
            try self.number(songs, of: list, in: db)
        }
    }

    func write(_ entries: [PlaylistEntry], of list: String, in db: any SQLConnection) throws {
        for (position, entry) in entries.prefix(Playlist.mostSongs).enumerated() {
            try db.execute(
                """
                INSERT INTO playlist_song (owner_id, playlist_id, song_id, position, kind, intensity, beats, reason)
                VALUES (\(self.owner), \(list), \(entry.song), \(position), \(entry.part?.kind.rawValue),
                    \(entry.part?.effort.rawValue), \(entry.beats), \(entry.reason))
                """
            )
        }
    }

    private func ids(of list: String, in db: any SQLConnection) throws -> [String] {
        try db.rows(
            """
            SELECT song_id FROM playlist_song
            WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND removed_at IS NULL
            ORDER BY position, song_id
            """
        ) { try $0.text(0) }
    }

    /// Gives songs their places, each that has another.
    private func number(_ songs: [String], of list: String, in db: any SQLConnection) throws {
        let before = Dictionary(
            try db.rows(
                "SELECT song_id, position FROM playlist_song WHERE owner_id = \(self.owner) AND playlist_id = \(list)"
            ) { row in
                var columns = row.reader
                return (try columns.text(), try columns.int())
            }
        ) { first, _ in first }
        for (position, song) in songs.enumerated() where before[song] != position {
            try db.execute(
                """
                UPDATE playlist_song SET position = \(position)
                WHERE owner_id = \(self.owner) AND playlist_id = \(list) AND song_id = \(song)
                """
            )
        }
        try db.execute(
            "UPDATE playlist SET version = version + 1 WHERE owner_id = \(self.owner) AND id = \(list)"
        )
    }

    @Sendable
    private static func entry(_ row: SQLRow) throws -> PlaylistEntry {
        var columns = row.reader
        let song = try columns.text()
        let kind = try columns.optionalParsed("a kind of phase", PlaylistPhase.Kind.init(rawValue:))
        let effort = try columns.optionalInt().flatMap(PlaylistPhase.Effort.init(rawValue:))
        return PlaylistEntry(
            song: song,
            part: kind.map { PlaylistEntry.Part(kind: $0, effort: effort ?? .moderate) },
            beats: try columns.optionalReal(),
            reason: try columns.text()
        )
    }
}
