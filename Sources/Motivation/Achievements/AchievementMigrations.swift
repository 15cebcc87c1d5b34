import Storage

/// Creates the table of what members earned: a fact of its own, which stays when the deed is taken back, unless only
/// imported deeds gave it.
enum AchievementMigrations {
    static let all = [
        Migration("motivation-0002-achievement") { words in
            [
                """
                CREATE TABLE achievement (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    name \(words.text) NOT NULL,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    at \(words.integer) NOT NULL,
                    seen_at \(words.integer),
                    PRIMARY KEY (owner_id, name)
                ) \(words.clustered)
                """
            ]
        },
        Migration("motivation-0007-achievement-came-along") { words in
            [
                """
                ALTER TABLE achievement ADD COLUMN came_along \(words.integer) NOT NULL DEFAULT 0
                    CHECK (came_along IN (0, 1))
                """
            ]
        },
    ]
}
