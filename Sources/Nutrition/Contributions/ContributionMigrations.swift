import Storage

/// Creates the tables of offers, which belong to members, and of accepted foods, which belong to nobody.
enum ContributionMigrations {
    static let all = [
        Migration("nutrition-foods-0002-contribution") { words in
            [
                """
                CREATE TABLE shared_food (
                    id \(words.text) NOT NULL PRIMARY KEY CHECK (id LIKE 'here-%'),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    brand \(words.text) CHECK (brand <> ''),
                    barcode \(words.text) CHECK (length(barcode) = 13),
                    nutrients \(words.text) NOT NULL,
                    measures \(words.text) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    changed_at \(words.integer) NOT NULL,
                    removed_at \(words.integer)
                ) \(words.strict)
                """,
                """
                CREATE UNIQUE INDEX shared_food_barcode ON shared_food (barcode)
                WHERE barcode IS NOT NULL AND removed_at IS NULL
                """,
                "CREATE INDEX shared_food_changed ON shared_food (changed_at, id)",
                """
                CREATE TABLE contribution (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    food_id \(words.text) NOT NULL,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    state \(words.text) NOT NULL CHECK (state IN ('waiting', 'accepted', 'refused')),
                    reason \(words.text) NOT NULL,
                    offered_at \(words.integer) NOT NULL,
                    decided_at \(words.integer),
                    shared_id \(words.text) REFERENCES shared_food (id),
                    PRIMARY KEY (owner_id, food_id),
                    FOREIGN KEY (owner_id, food_id) REFERENCES own_food (owner_id, id) ON DELETE CASCADE
                ) \(words.strict)
                """,
                "CREATE UNIQUE INDEX contribution_id ON contribution (id)",
                "CREATE INDEX contribution_waiting ON contribution (offered_at, id) WHERE state = 'waiting'",
                "CREATE INDEX contribution_shared ON contribution (shared_id) WHERE shared_id IS NOT NULL",
            ]
        }
    ]
}
