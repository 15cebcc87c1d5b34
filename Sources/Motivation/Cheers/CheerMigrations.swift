import Storage

/// Creates the tables of what members show their buddies of what they earned, and of the kind words that these say.
enum CheerMigrations {
    static let all = [
        Migration("motivation-0004-cheer") { words in
            [
                """
                CREATE TABLE achievement_share (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    is_shown \(words.integer) NOT NULL CHECK (is_shown IN (0, 1)),
                    takes_cheers \(words.integer) NOT NULL CHECK (takes_cheers IN (0, 1))
                ) \(words.strict)
                """,
                """
                CREATE TABLE cheer (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    to_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    achievement \(words.text) NOT NULL,
                    words \(words.text) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, to_id, achievement)
                ) \(words.clustered)
                """,
                "CREATE INDEX cheer_to ON cheer (to_id)",
                // A buddy's recent achievements are found by their day.
                "CREATE INDEX achievement_day ON achievement (owner_id, day)",
            ]
        },
        // 1 is taken back; 2 was taken back once and said again, and stays.
        Migration("motivation-0008-cheer-taken-back") { words in
            [
                """
                ALTER TABLE cheer ADD COLUMN taken_back \(words.integer) NOT NULL DEFAULT 0
                CHECK (taken_back IN (0, 1, 2))
                """
            ]
        },
    ]
}
