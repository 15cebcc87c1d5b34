import Storage

/// Changes tables for profiles that are made step by step, and for those deleted lately.
enum StepMigrations {
    static let all = [
        Migration("community-profile-0002-steps") { words in
            [
                // Parts that are done, of the four of ProfilePart; until all are, is_visible is 0.
                "ALTER TABLE buddy_profile ADD COLUMN steps \(words.integer) NOT NULL DEFAULT 4 CHECK (steps BETWEEN 1 AND 4)"
            ]
        },
        Migration("community-profile-0003-removed") { words in
            [
                // A table of its own, so that no statement finds a deleted profile; without what only searches need.
                """
                CREATE TABLE removed_profile (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    intro \(words.text) NOT NULL,
                    goals \(words.text) NOT NULL,
                    strengths \(words.text) NOT NULL,
                    styles \(words.text) NOT NULL,
                    spots \(words.text) NOT NULL,
                    times \(words.integer) NOT NULL,
                    years \(words.text) NOT NULL,
                    wished_gender \(words.text) NOT NULL,
                    wished_traits \(words.text) NOT NULL,
                    wished_styles \(words.text) NOT NULL,
                    limitations \(words.text) NOT NULL,
                    latitude \(words.real),
                    longitude \(words.real),
                    shares \(words.integer) NOT NULL,
                    is_visible \(words.integer) NOT NULL CHECK (is_visible IN (0, 1)),
                    steps \(words.integer) NOT NULL CHECK (steps BETWEEN 1 AND 4),
                    removed_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX removed_profile_at ON removed_profile (removed_at)",
            ]
        },
    ]
}
