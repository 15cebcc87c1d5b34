import Storage

/// Creates the schema of members' own foods.
enum OwnFoodMigrations {
    static let all = [
        Migration("nutrition-foods-0001-own-food") { words in
            [
                """
                CREATE TABLE own_food (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (id LIKE 'own-%'),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    brand \(words.text) CHECK (brand <> ''),
                    barcode \(words.text) CHECK (length(barcode) = 13),
                    nutrients \(words.text) NOT NULL,
                    measures \(words.text) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    created_at \(words.integer) NOT NULL,
                    removed_at \(words.integer),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                """
                CREATE UNIQUE INDEX own_food_barcode ON own_food (owner_id, barcode)
                WHERE barcode IS NOT NULL AND removed_at IS NULL
                """,
                "CREATE INDEX own_food_time ON own_food (owner_id, created_at, id) WHERE removed_at IS NULL",
                "CREATE INDEX own_food_removed ON own_food (removed_at) WHERE removed_at IS NOT NULL",
            ]
        }
    ]
}
