import Storage

/// Steps, water and the measures of a body.
enum MeasurementMigrations {
    static let all = [
        Migration("nutrition-readings-0001-reading") { words in
            [
                """
                CREATE TABLE reading (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    kind \(words.text) NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
                    amount \(words.real) NOT NULL CHECK (amount >= 0 AND amount <= 200000),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, day, kind)
                ) \(words.strict)
                """
            ]
        }
    ]
}
