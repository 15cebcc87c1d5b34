import Storage

/// Creates the table of the days on which members put off finishing their set-up.
enum SetUpMigrations {
    static let all = [
        Migration("accounts-set-up-0001-postponement") { words in
            [
                """
                CREATE TABLE set_up_postponement (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL CHECK (length(day) = 10)
                ) \(words.strict)
                """
            ]
        }
    ]
}
