import Storage

/// Creates the tables of the operator's gazetteer.
enum PlaceMigrations {
    static let all = [
        Migration("training-places-0001-named-place") { words in
            [
                """
                CREATE TABLE named_place (
                    id \(words.integer) NOT NULL PRIMARY KEY,
                    source \(words.text) NOT NULL CHECK (source <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    country \(words.text) NOT NULL,
                    region \(words.text) NOT NULL,
                    latitude \(words.real) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
                    longitude \(words.real) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
                    population \(words.integer) NOT NULL CHECK (population >= 0),
                    read_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX named_place_source ON named_place (source, read_at)",
                // Names as they are looked up: see `NamedPlace.plain`.
                """
                CREATE TABLE named_place_name (
                    plain \(words.text) NOT NULL CHECK (plain <> ''),
                    place_id \(words.integer) NOT NULL REFERENCES named_place (id) ON DELETE CASCADE,
                    PRIMARY KEY (plain, place_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX named_place_name_place ON named_place_name (place_id)",
            ]
        },
        // To say after which town a place is called.
        Migration("training-places-0002-where") { _ in
            ["CREATE INDEX named_place_where ON named_place (latitude, longitude)"]
        },
    ]
}
