import Storage

/// Creates the table of removed weights, which can be restored for a month.
enum WeightMigrations {
    static let all = [
        Migration("accounts-weights-0001-removed") { words in
            [
                """
                CREATE TABLE removed_weight (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    kilograms \(words.real) NOT NULL CHECK (kilograms BETWEEN 20 AND 650),
                    removed_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, day)
                ) \(words.strict)
                """,
                "CREATE INDEX removed_weight_at ON removed_weight (removed_at)",
            ]
        }
    ]
}
