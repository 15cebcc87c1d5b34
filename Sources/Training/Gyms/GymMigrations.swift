import Storage

/// Creates the tables of gyms from operators' lists, of favourites and of remembered places.
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
        // Some lists tell a gym's town and no more.
        Migration("training-gyms-0003-town") { words in
            words.dialect == .sqlite ? Self.townsInSQLite : Self.townsInPostgres
        },
    ]

    private static let townsInPostgres = [
        "ALTER TABLE gym ADD COLUMN town TEXT CHECK (town <> '')",
        "ALTER TABLE gym ALTER COLUMN latitude DROP NOT NULL",
        "ALTER TABLE gym ALTER COLUMN longitude DROP NOT NULL",
        "ALTER TABLE favourite_gym ALTER COLUMN latitude DROP NOT NULL",
        "ALTER TABLE favourite_gym ALTER COLUMN longitude DROP NOT NULL",
        "CREATE INDEX gym_town ON gym (town) WHERE town IS NOT NULL",
    ]

    /// SQLite can't take a constraint from a column, so the tables are made anew.
    private static let townsInSQLite = [
        """
        CREATE TABLE new_gym (
            id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
            source TEXT NOT NULL CHECK (source <> ''),
            name TEXT NOT NULL CHECK (name <> ''),
            latitude REAL CHECK (latitude BETWEEN -90 AND 90),
            longitude REAL CHECK (longitude BETWEEN -180 AND 180),
            hours TEXT CHECK (hours <> ''),
            address TEXT CHECK (address <> ''),
            phone TEXT CHECK (phone <> ''),
            website TEXT CHECK (website LIKE 'http%'),
            read_at INTEGER NOT NULL,
            town TEXT CHECK (town <> '')
        ) STRICT
        """,
        """
        INSERT INTO new_gym (id, source, name, latitude, longitude, hours, address, phone, website, read_at)
        SELECT id, source, name, latitude, longitude, hours, address, phone, website, read_at FROM gym
        """,
        "DROP TABLE gym",
        "ALTER TABLE new_gym RENAME TO gym",
        "CREATE INDEX gym_place ON gym (latitude, longitude)",
        "CREATE INDEX gym_source ON gym (source, read_at)",
        "CREATE INDEX gym_town ON gym (town) WHERE town IS NOT NULL",
        """
        CREATE TABLE new_favourite_gym (
            owner_id INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            gym_id TEXT NOT NULL CHECK (gym_id <> ''),
            name TEXT NOT NULL CHECK (name <> ''),
            latitude REAL CHECK (latitude BETWEEN -90 AND 90),
            longitude REAL CHECK (longitude BETWEEN -180 AND 180),
            at INTEGER NOT NULL,
            PRIMARY KEY (owner_id, gym_id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO new_favourite_gym (owner_id, gym_id, name, latitude, longitude, at)
        SELECT owner_id, gym_id, name, latitude, longitude, at FROM favourite_gym
        """,
        "DROP TABLE favourite_gym",
        "ALTER TABLE new_favourite_gym RENAME TO favourite_gym",
        "CREATE INDEX favourite_gym_gym ON favourite_gym (gym_id, owner_id)",
    ]
}
