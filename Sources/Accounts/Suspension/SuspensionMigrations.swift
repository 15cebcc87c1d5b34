import Storage

/// Creates the table of why members are suspended, and until when; that they are stands in `member`.
enum SuspensionMigrations {
    static let all = [
        Migration("accounts-suspension-0001-reason") { words in
            [
                """
                CREATE TABLE suspension (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    reason \(words.text) NOT NULL,
                    ends_at \(words.integer)
                ) \(words.strict)
                """
            ]
        },
        Migration("accounts-deletion-0002-by-the-house") { words in
            [
                """
                ALTER TABLE leaving
                ADD COLUMN by_house \(words.integer) NOT NULL DEFAULT 0 CHECK (by_house IN (0, 1))
                """
            ]
        },
    ]
}
