import Storage

/// What members earned: a fact of its own, which stays when the deed is taken back.
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
        }
    ]
}
