import Storage

/// Creates the table of members whom `spotter demo` made up.
enum MadeUpMigrations {
    static let all = [
        Migration("accounts-made-up-0001-member") { words in
            [
                """
                CREATE TABLE made_up_member (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE
                ) \(words.strict)
                """
            ]
        }
    ]
}
