import Storage

/// Creates the tables of energy burned, and of the share that may be eaten.
enum EnergyMigrations {
    static let all = [
        Migration("nutrition-energy-0001-burned") { words in
            [
                Self.burned(words),
                """
                CREATE INDEX energy_burned_day ON energy_burned (owner_id, day, kcal, credited)
                WHERE removed_at IS NULL
                """,
                "CREATE INDEX energy_burned_removed ON energy_burned (removed_at) WHERE removed_at IS NOT NULL",
                """
                CREATE TABLE energy_credit (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    credit \(words.text) NOT NULL CHECK (credit IN ('all', 'half', 'none'))
                ) \(words.strict)
                """,
                // Before, a day had one number, all of which could be eaten.
                """
                INSERT INTO energy_burned (owner_id, id, day, way, name, kcal, credited, version, created_at)
                SELECT owner_id, 'device-' || day, day, 'typed', '', kcal, kcal, 1, 0 FROM burned WHERE kcal > 0
                """,
                "DROP TABLE burned",
            ]
        },
        Migration("nutrition-energy-0002-trained") { words in
            [
                """
                ALTER TABLE energy_burned
                ADD COLUMN trained \(words.integer) NOT NULL DEFAULT 0 CHECK (trained IN (0, 1))
                """
            ]
        },
        Migration("nutrition-energy-0003-sent") { words in
            [
                "ALTER TABLE energy_burned ADD COLUMN sent \(words.real) CHECK (sent >= 0 AND sent <= 20000)",
                "UPDATE energy_burned SET sent = kcal WHERE way = 'device' AND trained = 0 AND id = 'device-' || day",
            ]
        },
    ]

    private static func burned(_ words: SchemaWords) -> String {
        """
        CREATE TABLE energy_burned (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL CHECK (length(id) BETWEEN 1 AND 36),
            day \(words.text) NOT NULL CHECK (length(day) = 10),
            way \(words.text) NOT NULL CHECK (way IN ('typed', 'device', 'heart-rate', 'table', 'equivalents')),
            name \(words.text) NOT NULL,
            activity \(words.text) CHECK (activity <> ''),
            minutes \(words.real) CHECK (minutes > 0 AND minutes <= 1440),
            beats \(words.real) CHECK (beats > 0),
            kcal \(words.real) NOT NULL CHECK (kcal >= 0 AND kcal <= 20000),
            credited \(words.real) NOT NULL CHECK (credited >= 0 AND credited <= kcal),
            version \(words.integer) NOT NULL CHECK (version >= 1),
            created_at \(words.integer) NOT NULL,
            removed_at \(words.integer),
            PRIMARY KEY (owner_id, id)
        ) \(words.strict)
        """
    }
}
