import Storage

/// The tables of gyms from operators' lists, of favourites and of remembered places.
enum GymMigrations {
    static let all = [
        Migration("training-gyms-0001-gym") { words in
            [
                """
                CREATE TABLE gym (
                    id \(words.text) NOT NULL PRIMARY KEY CHECK (id <> ''),
                    source \(words.text) NOT NULL CHECK (source <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    latitude \(words.real) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
                    longitude \(words.real) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
                    hours \(words.text) CHECK (hours <> ''),
                    address \(words.text) CHECK (address <> ''),
                    phone \(words.text) CHECK (phone <> ''),
                    website \(words.text) CHECK (website LIKE 'http%'),
                    read_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX gym_place ON gym (latitude, longitude)",
                "CREATE INDEX gym_source ON gym (source, read_at)",
                """
                CREATE TABLE favourite_gym (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    gym_id \(words.text) NOT NULL CHECK (gym_id <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    latitude \(words.real) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
                    longitude \(words.real) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, gym_id)
                ) \(words.clustered)
                """,
                """
                CREATE TABLE remembered_place (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (kind <> ''),
                    sealed \(words.blob) NOT NULL,
                    PRIMARY KEY (owner_id, kind)
                ) \(words.strict)
                """,
            ]
        },
        Migration("training-gyms-0002-regulars") { _ in
            ["CREATE INDEX favourite_gym_gym ON favourite_gym (gym_id, owner_id)"]
        },
    ]
}
