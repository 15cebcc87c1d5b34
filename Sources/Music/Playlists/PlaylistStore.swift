import Foundation
import HealthMath
import Members
import Storage

/// Keeps the playlists of one member.
struct PlaylistStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Thrown when the member has as many as there is room for.
    struct Full: Error {
        static let words = "You have \(Playlist.most) playlists. Delete some that you no longer need."
    }

    /// Thrown when another list of the member has the name.
    struct NameTaken: Error {}

    /// Thrown when a list has as many songs as there is room for.
    struct ListFull: Error {}

    /// Returns the lists, loved ones first and then the latest.
    func all() async throws -> [Playlist] {
        try await self.database.rows(
            """
            SELECT \(Self.columns), COUNT(song.id) + COUNT(source_song.id),
                COALESCE(SUM(song.milliseconds), 0) + COALESCE(SUM(source_song.milliseconds), 0)
            FROM playlist
            LEFT JOIN playlist_song ON playlist_song.owner_id = playlist.owner_id
                AND playlist_song.playlist_id = playlist.id AND playlist_song.removed_at IS NULL
            LEFT JOIN song ON song.id = playlist_song.song_id
            LEFT JOIN source_song ON source_song.owner_id = playlist.owner_id
                AND source_song.id = playlist_song.song_id
            WHERE playlist.owner_id = \(self.owner) AND playlist.removed_at IS NULL
            GROUP BY \(Self.columns)
            ORDER BY playlist.is_loved DESC, playlist.made_at DESC, playlist.id
            """
        ) { row in
            var columns = row.reader
            var list = try Self.playlist(&columns)
            list.count = try columns.int()
            list.milliseconds = try columns.int()
            return list
        }
    }

    /// Returns what the latest list that followed steps was asked for; nil where none did.
    func lastAskedWithSteps() async throws -> AskedPlaylist? {
        try await self.database.row(
            """
            SELECT asked FROM playlist
            WHERE owner_id = \(self.owner) AND asked LIKE '%steps=%' ORDER BY made_at DESC, id LIMIT 1
            """
        ) { AskedPlaylist(text: try $0.text(0)) }
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: String) async throws -> Playlist? {
        try await self.database.row("\(self.row(id)) AND playlist.removed_at IS NULL", Self.playlist)
    }

    /// Returns the list that was made by itself for a day and a workout; nil for none.
    func made(for workout: String, on day: CalendarDay) async throws -> Playlist? {
        try await self.database.row(self.daily(workout, day), Self.playlist)
    }

    /// Selects the list that was made by itself for a day and a workout, of which there is one at most.
    private func daily(_ workout: String, _ day: CalendarDay) -> SQL {
        """
        SELECT \(Self.columns) FROM playlist
        WHERE playlist.owner_id = \(self.owner) AND playlist.workout_id = \(workout)
            AND playlist.made_day = \(day.description) AND playlist.removed_at IS NULL
        """
    }

    /// Returns the list that was made last for a workout; nil for none.
    func made(for workout: String) async throws -> Playlist? {
        try await self.database.row(
            """
            SELECT \(Self.columns) FROM playlist
            WHERE playlist.owner_id = \(self.owner) AND playlist.workout_id = \(workout)
                AND playlist.removed_at IS NULL
            ORDER BY playlist.made_at DESC, playlist.id LIMIT 1
            """,
            Self.playlist
        )
    }

    /// Writes a new list once; sent again, its id returns the stored one, whatever was sent, and so do the workout and day
    /// of one that is made by itself.
    ///
    /// A name that is taken gets a number: "Run", "Run (2)". Throws `Full`.
    func add(_ list: Playlist, _ entries: [PlaylistEntry]) async throws -> Playlist {
        try await self.database.write { [self] db in
            // Names are chosen, and lists counted, by one at a time.
            try db.acquire(.counting(self.owner))
            if let stored = try db.row(self.row(list.id), Self.playlist) { return stored }
            if let workout = list.workout, let day = list.day,
                let made = try db.row(self.daily(workout, day), Self.playlist)
            {
                return made
            }
            let names = try self.names(in: db)
            guard names.count < Playlist.most else { throw Full() }
            let name = PlaylistNames.free(list.name, among: names)
            try db.execute(
                """
                INSERT INTO playlist (owner_id, id, name, name_key, made_for, workout_id, notes, is_loved, made_day,
                    asked, version, made_at)
                VALUES (\(self.owner), \(list.id), \(name), \(PlaylistNames.key(name)), \(list.madeFor),
                    \(list.workout), \(list.notes.joined(separator: "\n")), 0, \(list.day?.description),
                    \(list.asked?.text), 1, \(list.madeAt))
                """
            )
            try self.write(entries, of: list.id, in: db)
            var added = list
            added.name = name
            return added
        }
    }

    /// Renames a list; returns the name before, or nil where there is none.
    ///
    /// Throws `NameTaken`.
    func rename(_ id: String, to name: String) async throws -> String? {
        try await self.database.write { [self] db in
            try db.acquire(.counting(self.owner))
            guard let list = try db.row("\(self.row(id)) AND playlist.removed_at IS NULL", Self.playlist) else {
                return nil
            }
            let key = PlaylistNames.key(name)
            let isOwn = key == PlaylistNames.key(list.name)
            if !isOwn, try self.names(in: db).contains(key) { throw NameTaken() }
            try db.execute(
                """
                UPDATE playlist SET name = \(name), name_key = \(key), made_day = NULL, version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
            return list.name
        }
    }

    /// Returns false where there is none.
    func love(_ id: String, _ isLoved: Bool) async throws -> Bool {
        try await self.database.run([
            """
            UPDATE playlist SET is_loved = \(isLoved ? 1 : 0), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        ]) == [1]
    }

    /// Removes a list, which can be put back for a month; returns its name, or nil where there is none.
    func remove(_ id: String, at now: Date) async throws -> String? {
        try await self.database.write { [self] db in
            guard let list = try db.row("\(self.row(id)) AND playlist.removed_at IS NULL", Self.playlist) else {
                return nil
            }
            try db.execute(
                """
                UPDATE playlist SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
            return list.name
        }
    }

    /// Puts a removed list back, under another name where its own was taken meanwhile; nil when it is gone for good.
    ///
    /// One of a day that has another by now is the member's own from then on. Throws `Full`.
    func restore(_ id: String) async throws -> Playlist? {
        try await self.database.write { [self] db in
            try db.acquire(.counting(self.owner))
            guard var list = try db.row("\(self.row(id)) AND playlist.removed_at IS NOT NULL", Self.playlist) else {
                return try db.row(self.row(id), Self.playlist)
            }
            let names = try self.names(in: db)
            guard names.count < Playlist.most else { throw Full() }
            list.name = PlaylistNames.free(list.name, among: names)
            if let workout = list.workout, let day = list.day, try db.exists(self.daily(workout, day)) {
                list.day = nil
            }
            try db.execute(
                """
                UPDATE playlist SET removed_at = NULL, name = \(list.name), name_key = \(PlaylistNames.key(list.name)),
                    made_day = \(list.day?.description), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
            return list
        }
    }

    /// Deletes lists that were made by themselves before a day, and that nobody loves or gave a name.
    static func purge(madeBefore day: CalendarDay, in database: any Database) async throws {
        _ = try await database.run(["DELETE FROM playlist WHERE made_day < \(day.description) AND is_loved = 0"])
    }

    /// Deletes all members' lists and songs of lists that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        _ = try await database.run([
            "DELETE FROM playlist WHERE removed_at < \(limit.milliseconds)",
            "DELETE FROM playlist_song WHERE removed_at < \(limit.milliseconds)",
        ])
    }

    private func names(in db: any SQLConnection) throws -> Set<String> {
        Set(
            try db.rows(
                "SELECT name_key FROM playlist WHERE owner_id = \(self.owner) AND removed_at IS NULL"
            ) { try $0.text(0) }
        )
    }

    func row(_ id: String) -> SQL {
        "SELECT \(Self.columns) FROM playlist WHERE playlist.owner_id = \(self.owner) AND playlist.id = \(id)"
    }

    static let columns: SQL = """
        playlist.id, playlist.name, playlist.made_for, playlist.workout_id, playlist.notes, playlist.is_loved,
        playlist.made_day, playlist.asked, playlist.version, playlist.made_at
        """

    static func playlist(_ row: SQLRow) throws -> Playlist {
        var columns = row.reader
        return try Self.playlist(&columns)
    }

    private static func playlist(_ columns: inout ColumnReader) throws -> Playlist {
        Playlist(
            id: try columns.text(),
            name: try columns.text(),
            madeFor: try columns.text(),
            workout: try columns.optionalText(),
            notes: try columns.text().split(separator: "\n").map(String.init),
            isLoved: try columns.bool(),
            day: try columns.optionalParsed("a day") { CalendarDay($0) },
            asked: try columns.optionalText().map(AskedPlaylist.init(text:)),
            version: try columns.integer(),
            madeAt: try columns.integer()
        )
    }
}
