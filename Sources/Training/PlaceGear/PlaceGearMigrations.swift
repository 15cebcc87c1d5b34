import Storage

/// Creates the table of what is there where a member trains: a row for each place that they told of.
enum PlaceGearMigrations {
    static let all = [
        Migration("training-gear-0001-place") { words in
            [
                """
                CREATE TABLE place_gear (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    place \(words.text) NOT NULL CHECK (place IN ('gym', 'home', 'outdoors')),
                    gear \(words.text) NOT NULL CHECK (length(gear) <= 1000),
                    PRIMARY KEY (owner_id, place)
                ) \(words.clustered)
                """
            ]
        },
        // A bench meant one that tilts, too, until that became a kind of its own; gyms have both.
        Migration("training-gear-0002-incline-bench") { _ in
            [
                """
                UPDATE place_gear SET gear = gear || ' incline-bench'
                WHERE place = 'gym' AND ' ' || gear || ' ' LIKE '% bench %'
                """
            ]
        },
    ]
}
