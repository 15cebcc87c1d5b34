import Storage

/// Creates the tables of meals and recipes.
enum DishMigrations {
    static let all = [
        Migration("nutrition-foods-0003-dish") { words in
            [
                """
                CREATE TABLE dish (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL CHECK (kind IN ('meal', 'recipe')),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    servings \(words.real) CHECK (servings > 0 AND servings <= 1000),
                    cooked_grams \(words.real) CHECK (cooked_grams > 0 AND cooked_grams <= 100000),
                    steps \(words.text) NOT NULL,
                    nutrients \(words.text) NOT NULL,
                    grams \(words.real) CHECK (grams > 0),
                    line_count \(words.integer) NOT NULL CHECK (line_count >= 1),
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    created_at \(words.integer) NOT NULL,
                    removed_at \(words.integer),
                    PRIMARY KEY (owner_id, id),
                    CHECK ((kind = 'recipe') = (servings IS NOT NULL)),
                    CHECK (id LIKE kind || '-%')
                ) \(words.strict)
                """,
                "CREATE INDEX dish_time ON dish (owner_id, kind, created_at, id) WHERE removed_at IS NULL",
                "CREATE INDEX dish_removed ON dish (removed_at) WHERE removed_at IS NOT NULL",
                """
                CREATE TABLE dish_line (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    dish_id \(words.text) NOT NULL,
                    position \(words.integer) NOT NULL CHECK (position >= 0),
                    food_id \(words.text) CHECK (food_id <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    amount \(words.real) NOT NULL CHECK (amount > 0 AND amount <= 100000),
                    unit \(words.text) NOT NULL CHECK (unit <> ''),
                    grams \(words.real) CHECK (grams > 0 AND grams <= 100000),
                    nutrients \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, dish_id, position),
                    FOREIGN KEY (owner_id, dish_id) REFERENCES dish (owner_id, id) ON DELETE CASCADE,
                    CHECK ((food_id IS NULL) = (grams IS NULL))
                ) \(words.strict)
                """,
                "CREATE INDEX dish_line_food ON dish_line (owner_id, food_id) WHERE food_id IS NOT NULL",
            ]
        },
        Migration("nutrition-foods-0004-dish-shared") { words in
            ["ALTER TABLE dish ADD COLUMN shared_by \(words.text) CHECK (shared_by <> '')"]
        },
    ]
}
