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
        },
        Migration("nutrition-readings-0002-deeds") { _ in
            // Copies steps and water from before they were deeds.
            [("steps", "steps-walked"), ("water", "water-drunk")].map { kind, deed in
                """
                INSERT INTO deed (owner_id, kind, source, day, quantity, at)
                SELECT owner_id, '\(deed)', 'day ' || day, day, amount / 1000, at FROM reading
                WHERE kind = '\(kind)' AND amount > 0
                """
            }
        },
    ]
}
