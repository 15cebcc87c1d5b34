package import Storage

/// The tables of this module.
package enum DeedMigrations {
    package static let all = [
        Migration("deeds-0001-deed") { words in
            [
                """
                CREATE TABLE deed (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL,
                    source \(words.text) NOT NULL,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    quantity \(words.real) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, kind, source)
                ) \(words.clustered)
                """,
                "CREATE INDEX deed_day ON deed (owner_id, day)",
            ]
        },
        Migration("deeds-0002-gym-visits") { _ in
            // The visitors of a gym are searched among all members.
            ["CREATE INDEX deed_gym_visit ON deed (source, owner_id, at) WHERE kind = 'gym-visit'"]
        },
    ]
}
