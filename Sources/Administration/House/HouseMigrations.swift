import Storage

/// Creates the table of how lively the house was, as counts of a day.
enum HouseMigrations {
    static let all = [
        Migration("administration-0001-house-day") { words in
            [
                """
                CREATE TABLE house_day (
                    day \(words.text) NOT NULL PRIMARY KEY CHECK (length(day) = 10),
                    signed_up \(words.integer) NOT NULL CHECK (signed_up >= 0),
                    active \(words.integer) NOT NULL CHECK (active >= 0)
                ) \(words.strict)
                """
            ]
        }
    ]
}
