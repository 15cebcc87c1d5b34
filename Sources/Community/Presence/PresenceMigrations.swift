import Storage

/// Creates the table of who trains where now.
enum PresenceMigrations {
    static let all = [
        Migration("community-presence-0001-presence") { words in
            [
                """
                CREATE TABLE presence (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    gym_id \(words.text) NOT NULL CHECK (gym_id <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    since_at \(words.integer) NOT NULL,
                    until_at \(words.integer) NOT NULL,
                    CHECK (until_at > since_at)
                ) \(words.strict)
                """,
                "CREATE INDEX presence_gym ON presence (gym_id, until_at)",
                "CREATE INDEX presence_until ON presence (until_at)",
            ]
        }
    ]
}
