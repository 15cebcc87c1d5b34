import Storage

/// Finds the songs of the house, as one member sees them.
struct SongStore: Sendable {
    let database: any Database
    let owner: Int64

    /// Returns a page of songs by artist and title, one more than `limit` where others follow.
    func find(_ search: SongSearch) async throws -> [ListedSong] {
        var condition = Self.isHere
        for pattern in SearchWords.patterns(search.text) {
            condition = "\(condition) AND song.searched LIKE \(pattern) ESCAPE '!'"
        }
        if let slowest = search.slowest { condition = "\(condition) AND \(Self.tempo) >= \(slowest)" }
        if let fastest = search.fastest { condition = "\(condition) AND \(Self.tempo) <= \(fastest)" }
        if search.isLoved { condition = "\(condition) AND song_heart.kind = 'loved'" }
        let songs = self.songs(where: condition)
        return try await self.database.rows(
            """
            \(songs) ORDER BY song.sorted_by, song.id
            LIMIT \(literal: search.limit + 1) OFFSET \(search.from)
            """,
            Self.song
        )
    }

    /// Returns nil for a song that is in no file of the house.
    func find(_ id: String) async throws -> ListedSong? {
        try await self.database.row(self.songs(where: "\(Self.isHere) AND song.id = \(id)"), Self.song)
    }

    /// Returns a cover as JPEG.
    func cover(of id: String, isLarge: Bool) async throws -> [UInt8]? {
        let column: SQL = isLarge ? "large" : "small"
        return try await self.database.row(
            """
            SELECT song_cover.\(column) FROM song JOIN song_cover ON song_cover.id = song.cover_id
            WHERE song.id = \(id) AND \(Self.isHere)
            """
        ) { try $0.blob(0) }
    }

    static let isHere: SQL = "EXISTS (SELECT 1 FROM music_file WHERE music_file.song_id = song.id)"
    /// What the member tapped wins for them.
    static let tempo: SQL = "COALESCE(song_tap.bpm, song.bpm)"

    func songs(where condition: SQL) -> SQL {
        """
        SELECT song.id, song.title, song.artist, song.album, song.genre, song.isrc, song.milliseconds, song.bit_rate,
            \(Self.tempo), song_tap.bpm, song.measured_bpm, song.other_bpm, song.certainty, song.agreed_bpm,
            song.tempo_problem, song.loudness, song.note, song.cover_id, song_heart.kind
        FROM song
        LEFT JOIN song_tap ON song_tap.owner_id = \(self.owner) AND song_tap.song_id = song.id
        LEFT JOIN song_heart ON song_heart.owner_id = \(self.owner) AND song_heart.song_id = song.id
        WHERE \(condition)
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
            heart: try columns.optionalParsed("a heart", SongHeart.init(rawValue:))
        )
    }
}
