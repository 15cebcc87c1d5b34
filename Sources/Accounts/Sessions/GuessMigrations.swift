import Storage

/// Creates the table of wrong passwords that were tried lately, by a keyed hash of whom they were tried for.
enum GuessMigrations {
    static let all = [
        Migration("accounts-guesses-0001-bucket") { words in
            [
                """
                CREATE TABLE guess_bucket (
                    mark \(words.blob) NOT NULL PRIMARY KEY,
                    whole_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX guess_bucket_age ON guess_bucket (whole_at)",
            ]
        }
    ]
}
