import Storage

/// Creates the tables of answers from other sources, which all members share.
enum OnlineMigrations {
    static let all = [
        Migration("nutrition-online-0001-shelf") { words in
            [
                """
                CREATE TABLE online_food (
                    food_id \(words.text) NOT NULL PRIMARY KEY CHECK (food_id <> ''),
                    barcode \(words.text) UNIQUE CHECK (length(barcode) = 13),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    brand \(words.text),
                    shelf \(words.text) NOT NULL,
                    nutrients \(words.text),
                    is_energy_derived \(words.integer) NOT NULL CHECK (is_energy_derived IN (0, 1)),
                    measures \(words.text) NOT NULL,
                    asked_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                """
                CREATE TABLE online_miss (
                    source \(words.text) NOT NULL CHECK (source <> ''),
                    barcode \(words.text) NOT NULL CHECK (length(barcode) = 13),
                    asked_at \(words.integer) NOT NULL,
                    PRIMARY KEY (source, barcode)
                ) \(words.strict)
                """,
                "CREATE INDEX online_miss_asked ON online_miss (asked_at)",
            ]
        }
    ]
}
