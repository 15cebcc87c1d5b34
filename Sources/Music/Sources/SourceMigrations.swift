import Storage

/// Creates the tables of members' sources and of the songs in them.
enum SourceMigrations {
    static let all = [
        Migration("music-0010-source") { words in
            [
                """
                CREATE TABLE music_source (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL CHECK (kind IN ('folder', 'subsonic', 'spotify')),
                    name \(words.blob) NOT NULL,
                    settings \(words.blob) NOT NULL,
                    is_on \(words.integer) NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1)),
                    place \(words.text),
                    round \(words.integer) NOT NULL DEFAULT 1,
                    read_so_far \(words.integer) NOT NULL DEFAULT 0 CHECK (read_so_far >= 0),
                    song_count \(words.integer) NOT NULL DEFAULT 0 CHECK (song_count >= 0),
                    waits \(words.integer) NOT NULL DEFAULT 0 CHECK (waits IN (0, 1)),
                    read_at \(words.integer),
                    trouble \(words.text),
                    failures \(words.integer) NOT NULL DEFAULT 0 CHECK (failures >= 0),
                    connected_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """
            ] + Self.songs(words)
        },
        // SQLite reads what is searched from the index, and then only the songs that have it: among 50,000 a word that one
        // song has took 41 ms, and 14 since. An entry of an index of PostgreSQL is too small for it.
        Migration("music-0011-search") { words in
            guard words.dialect == .sqlite else { return [] }
            return [
                "DROP INDEX song_sorted", "CREATE INDEX song_sorted ON song (sorted_by, id, searched, bpm)",
                "DROP INDEX source_song_sorted",
                "CREATE INDEX source_song_sorted ON source_song (owner_id, sorted_by, id, searched)",
            ]
        },
    ]

    /// Songs by an id that is made of where they are, so that one that is connected again keeps its heart.
    ///
    /// `twin_id` is the same recording in the house's folder, whose tempo was measured here; it is only looked up, so
    /// no row of `song` is demanded.
    private static func songs(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE source_song (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.text) NOT NULL CHECK (length(id) = 36),
                source_id \(words.text) NOT NULL,
                remote_id \(words.text) NOT NULL,
                title \(words.text) NOT NULL,
                artist \(words.text) NOT NULL,
                album \(words.text) NOT NULL,
                genre \(words.text) NOT NULL,
                isrc \(words.text),
                milliseconds \(words.integer) NOT NULL CHECK (milliseconds >= 0),
                bit_rate \(words.integer) NOT NULL CHECK (bit_rate >= 0),
                bpm \(words.real),
                cover \(words.text),
                starred \(words.integer) CHECK (starred IN (0, 1)),
                twin_id \(words.text),
                sorted_by \(words.text) NOT NULL,
                searched \(words.text) NOT NULL,
                round \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, id),
                FOREIGN KEY (owner_id, source_id) REFERENCES music_source (owner_id, id) ON DELETE CASCADE
            ) \(words.strict)
            """,
            "CREATE INDEX source_song_sorted ON source_song (owner_id, sorted_by, id)",
            "CREATE INDEX source_song_source ON source_song (owner_id, source_id, round)",
            "CREATE INDEX song_isrc ON song (isrc) WHERE isrc IS NOT NULL",
        ]
    }
}
