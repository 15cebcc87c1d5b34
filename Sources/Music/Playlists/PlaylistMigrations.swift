import Storage

/// Creates the tables of playlists, of what members like, and of what they heard lately.
enum PlaylistMigrations {
    static let all = [
        Migration("music-playlists-0001-list") { words in
            Self.lists(words) + Self.tastes(words)
        },
        // The day on which each member's lists for what they planned were made last.
        Migration("music-playlists-0002-morning") { words in
            [
                """
                CREATE TABLE song_morning (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL CHECK (length(day) = 10)
                ) \(words.strict)
                """
            ]
        },
        // Null for lists that were made before it was stored.
        Migration("music-playlists-0003-asked") { words in
            ["ALTER TABLE playlist ADD COLUMN asked \(words.text)"]
        },
        // What members never want to hear, beside single songs.
        Migration("music-playlists-0004-dislike") { words in
            [
                """
                CREATE TABLE song_dislike (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (kind IN ('artist', 'genre')),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    PRIMARY KEY (owner_id, kind, name)
                ) \(words.clustered)
                """
            ]
        },
        // Of which mood songs are to members; of a song there may be several.
        Migration("music-playlists-0005-mood") { words in
            [
                """
                CREATE TABLE song_mood (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    song_id \(words.text) NOT NULL CHECK (length(song_id) = 36),
                    mood \(words.text) NOT NULL CHECK (mood <> ''),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, song_id, mood)
                ) \(words.clustered)
                """
            ]
        },
        // A workout has one list of a day; others that were made at the same moment are their member's own.
        Migration("music-playlists-0006-one-of-a-day") { _ in
            [
                """
                UPDATE playlist SET made_day = NULL
                WHERE made_day IS NOT NULL AND EXISTS (
                    SELECT 1 FROM playlist AS other
                    WHERE other.owner_id = playlist.owner_id AND other.workout_id = playlist.workout_id
                        AND other.made_day = playlist.made_day AND other.removed_at IS NULL AND other.id > playlist.id
                )
                """,
                """
                CREATE UNIQUE INDEX playlist_daily ON playlist (owner_id, workout_id, made_day)
                WHERE made_day IS NOT NULL AND removed_at IS NULL
                """,
            ]
        },
    ]

    /// Names are unique for a member, without regard to case and accents (`name_key`).
    ///
    /// A song that was removed from a list keeps its row, so that it can come back to its place.
    private static func lists(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE playlist (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.text) NOT NULL CHECK (length(id) = 36),
                name \(words.text) NOT NULL CHECK (name <> ''),
                name_key \(words.text) NOT NULL,
                made_for \(words.text) NOT NULL,
                workout_id \(words.text) CHECK (length(workout_id) = 36),
                notes \(words.text) NOT NULL,
                is_loved \(words.integer) NOT NULL CHECK (is_loved IN (0, 1)),
                made_day \(words.text) CHECK (length(made_day) = 10),
                version \(words.integer) NOT NULL CHECK (version >= 1),
                made_at \(words.integer) NOT NULL,
                removed_at \(words.integer),
                PRIMARY KEY (owner_id, id)
            ) \(words.strict)
            """,
            "CREATE UNIQUE INDEX playlist_name ON playlist (owner_id, name_key) WHERE removed_at IS NULL",
            "CREATE INDEX playlist_removed ON playlist (removed_at) WHERE removed_at IS NOT NULL",
            """
            CREATE TABLE playlist_song (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                playlist_id \(words.text) NOT NULL,
                song_id \(words.text) NOT NULL CHECK (length(song_id) = 36),
                position \(words.integer) NOT NULL CHECK (position >= 0),
                kind \(words.text),
                intensity \(words.integer) CHECK (intensity BETWEEN 0 AND 3),
                beats \(words.real) CHECK (beats > 0),
                reason \(words.text) NOT NULL,
                removed_at \(words.integer),
                PRIMARY KEY (owner_id, playlist_id, song_id),
                FOREIGN KEY (owner_id, playlist_id) REFERENCES playlist (owner_id, id) ON DELETE CASCADE,
                CHECK ((kind IS NULL) = (intensity IS NULL))
            ) \(words.strict)
            """,
        ]
    }

    private static func tastes(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE song_taste (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                kind \(words.text) NOT NULL CHECK (kind IN ('artist', 'genre', 'mood')),
                name \(words.text) NOT NULL CHECK (name <> ''),
                PRIMARY KEY (owner_id, kind, name)
            ) \(words.clustered)
            """,
            """
            CREATE TABLE song_heard (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                song_id \(words.text) NOT NULL CHECK (length(song_id) = 36),
                at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, song_id)
            ) \(words.clustered)
            """,
            "CREATE INDEX song_heard_at ON song_heard (owner_id, at)",
        ]
    }
}
