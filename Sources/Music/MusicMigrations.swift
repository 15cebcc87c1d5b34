import Storage

/// Creates the tables of songs, of the files that they are in, and of what members say of them.
enum MusicMigrations {
    static let all =
        [
            Migration("music-0001-song") { words in
                [Self.covers(words), Self.songs(words)]
                    + ["CREATE INDEX song_sorted ON song (sorted_by, id)"]
                    + Self.files(words) + Self.sayings(words)
            },
            // Files whose cover couldn't be looked at: until now nothing told them from those without one.
            Migration("music-0002-waiting-covers") { words in
                [
                    """
                    ALTER TABLE music_file
                        ADD COLUMN cover_waits \(words.integer) NOT NULL DEFAULT 0 CHECK (cover_waits IN (0, 1))
                    """,
                    """
                    UPDATE music_file SET cover_waits = 1
                    WHERE song_id IN (SELECT id FROM song WHERE cover_id IS NULL)
                    """,
                ]
            },
        ] + PlaylistMigrations.all

    /// Covers in two sizes; the songs of an album share one.
    private static func covers(_ words: SchemaWords) -> String {
        """
        CREATE TABLE song_cover (
            id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
            small \(words.blob) NOT NULL,
            large \(words.blob) NOT NULL
        ) \(words.strict)
        """
    }

    /// Songs by an id that is made of their sound, so that a song is the same in every file and every house.
    ///
    /// `bpm` is the house's tempo: what members agree on, else what was measured, else what the tags say.
    private static func songs(_ words: SchemaWords) -> String {
        """
        CREATE TABLE song (
            id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
            title \(words.text) NOT NULL,
            artist \(words.text) NOT NULL,
            album \(words.text) NOT NULL,
            genre \(words.text) NOT NULL,
            isrc \(words.text),
            milliseconds \(words.integer) NOT NULL CHECK (milliseconds >= 0),
            bit_rate \(words.integer) NOT NULL CHECK (bit_rate >= 0),
            tagged_bpm \(words.real),
            measured_bpm \(words.real),
            other_bpm \(words.real),
            certainty \(words.real),
            agreed_bpm \(words.real),
            bpm \(words.real),
            tempo_problem \(words.text),
            loudness \(words.real),
            note \(words.text) NOT NULL,
            cover_id \(words.text) REFERENCES song_cover (id),
            sorted_by \(words.text) NOT NULL,
            searched \(words.text) NOT NULL,
            added_at \(words.integer) NOT NULL
        ) \(words.strict)
        """
    }

    /// The files of the house's folder, by their paths in it; one that waits is read next.
    ///
    /// `begun` counts how often reading it was begun and not ended.
    private static func files(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE music_file (
                path \(words.text) NOT NULL PRIMARY KEY,
                bytes \(words.integer) NOT NULL,
                modified_at \(words.integer) NOT NULL,
                song_id \(words.text) REFERENCES song (id),
                problem \(words.text),
                waits \(words.integer) NOT NULL CHECK (waits IN (0, 1)),
                begun \(words.integer) NOT NULL DEFAULT 0
            ) \(words.strict)
            """,
            "CREATE INDEX music_file_song ON music_file (song_id)",
            "CREATE INDEX music_file_waiting ON music_file (path) WHERE waits = 1",
            """
            CREATE TABLE music_folder (
                id \(words.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
                looked_at \(words.integer) NOT NULL,
                problem \(words.text)
            ) \(words.strict)
            """,
        ]
    }

    /// Keeps what members say, which outlives the files: a song that comes back has its hearts.
    ///
    /// So no row of `song` is demanded.
    private static func sayings(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE song_heart (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                song_id \(words.text) NOT NULL CHECK (length(song_id) = 36),
                kind \(words.text) NOT NULL CHECK (kind IN ('loved', 'never')),
                at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, song_id)
            ) \(words.clustered)
            """,
            """
            CREATE TABLE song_tap (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                song_id \(words.text) NOT NULL CHECK (length(song_id) = 36),
                bpm \(words.real) NOT NULL CHECK (bpm BETWEEN 30 AND 300),
                at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, song_id)
            ) \(words.clustered)
            """,
            "CREATE INDEX song_tap_song ON song_tap (song_id)",
        ]
    }
}
