import Members
import Storage

/// Finds the songs of the house and of a member's own sources, as that member sees them.
struct SongStore: Sendable {
    let database: any Database
    let owner: Member.ID
    /// Whether the operator named a folder; without one its songs of before can't be heard.
    let hasFolder: Bool

    /// Returns a page of songs by artist and title, one more than `limit` where others follow.
    func find(_ search: SongSearch) async throws -> [ListedSong] {
        let songs = self.songs { table, tempo in
            var condition: SQL = "1 = 1"
            for pattern in SearchWords.patterns(search.text) {
                condition = "\(condition) AND \(table).searched LIKE \(pattern)"
            }
            if let slowest = search.slowest { condition = "\(condition) AND \(tempo) >= \(slowest)" }
            if let fastest = search.fastest { condition = "\(condition) AND \(tempo) <= \(fastest)" }
            if search.isLoved { condition = "\(condition) AND song_heart.kind = 'loved'" }
            return condition
        }
        return try await self.database.rows(
            """
            \(songs) ORDER BY sorted_by, id
            LIMIT \(literal: search.limit + 1) OFFSET \(search.from)
            """,
            Self.song
        )
    }

    /// Returns nil for a song that the member can't hear.
    func find(_ id: String) async throws -> ListedSong? {
        try await self.database.row(self.songs { table, _ in "\(table).id = \(id)" }, Self.song)
    }

    /// Returns the songs that the member may hear: those in files of the house's folder, unless they switched it off, and
    /// those of their own sources that are on.
    ///
    /// `condition` is asked for each of the two with its table, and the tempo that counts for the member.
    func songs(where condition: (_ table: SQL, _ tempo: SQL) -> SQL) -> SQL {
        // What the member tapped wins for them.
        let house = condition("song", "COALESCE(song_tap.bpm, song.bpm)")
        let own = condition("source_song", "COALESCE(song_tap.bpm, twin.bpm, source_song.bpm)")
        return """
            SELECT song.id, song.title, song.artist, song.album, song.genre, song.isrc, song.milliseconds, song.bit_rate,
                COALESCE(song_tap.bpm, song.bpm), song_tap.bpm, song.measured_bpm, song.other_bpm, song.certainty,
                song.agreed_bpm, song.tempo_problem, song.loudness, song.note, song.cover_id, song_heart.kind,
                'folder' AS source, '' AS remote_id, song.sorted_by
            FROM song
            LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = song.id
            LEFT JOIN song_heart ON song_heart.owner_id = \(self.owner) AND song_heart.song_id = song.id
            WHERE \(self.isInFolder) AND \(house)
            UNION ALL
            SELECT source_song.id, source_song.title, source_song.artist, source_song.album, source_song.genre,
                source_song.isrc, source_song.milliseconds, source_song.bit_rate,
                COALESCE(song_tap.bpm, twin.bpm, source_song.bpm), song_tap.bpm, twin.measured_bpm, twin.other_bpm,
                twin.certainty, twin.agreed_bpm, NULL, twin.loudness, '', source_song.cover, song_heart.kind,
                music_source.kind, source_song.remote_id, source_song.sorted_by
            FROM source_song
            JOIN music_source ON music_source.owner_id = source_song.owner_id
                AND music_source.id = source_song.source_id AND music_source.is_on = 1
            LEFT JOIN song AS twin ON twin.id = source_song.twin_id
            LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = source_song.id
            LEFT JOIN song_heart ON song_heart.owner_id = \(self.owner) AND song_heart.song_id = source_song.id
            WHERE source_song.owner_id = \(self.owner) AND \(own)
            """
    }

    /// The condition that a song is in a file of the folder, and the member hears the folder.
    var isInFolder: SQL {
        """
        1 = \(literal: self.hasFolder ? 1 : 0)
            AND EXISTS (SELECT 1 FROM music_file WHERE music_file.song_id = song.id)
            AND NOT EXISTS (SELECT 1 FROM music_source WHERE music_source.owner_id = \(self.owner)
                AND music_source.id = \(SourceStore.folder) AND music_source.is_on = 0)
        """
    }

    @Sendable
    static func song(_ row: SQLRow) throws -> ListedSong {
        var columns = row.reader
        return ListedSong(
            id: try columns.text(),
            title: try columns.text(),
            artist: try columns.text(),
            album: try columns.text(),
            genre: try columns.text(),
            isrc: try columns.optionalText(),
            milliseconds: try columns.int(),
            bitRate: try columns.int(),
            beatsPerMinute: try columns.optionalReal(),
            tapped: try columns.optionalReal(),
            measured: try columns.optionalReal(),
            other: try columns.optionalReal(),
            certainty: try columns.optionalReal(),
            agreed: try columns.optionalReal(),
            tempoProblem: try columns.optionalText(),
            loudness: try columns.optionalReal(),
            note: try columns.text(),
            cover: try columns.optionalText(),
            heart: try columns.optionalParsed("a heart", SongHeart.init(rawValue:)),
            source: try columns.choice(of: SourceKind.self),
            remoteID: try columns.text()
        )
    }
}
