import Storage

/// Creates the tables of entries, meals, energy burned, and favourite foods.
///
/// A day's entries are stored together (the key begins with owner and day). A food's nutrients have some 800 characters
/// and are the same every time it is eaten, so they are stored once per member, under a hash of themselves, for ever.
enum DiaryMigrations {
    static let all = [
        Migration("nutrition-0001-diary") { words in
            [
                """
                CREATE TABLE eaten_nutrients (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.integer) NOT NULL,
                    nutrients \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, id)
                ) \(words.clustered)
                """,
                """
                CREATE TABLE diary_entry (
                    owner_id \(words.integer) NOT NULL,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    meal \(words.text) NOT NULL CHECK (length(meal) BETWEEN 1 AND 30),
                    food_id \(words.text) CHECK (food_id <> ''),
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    amount \(words.real) NOT NULL CHECK (amount > 0 AND amount <= 100000),
                    unit \(words.text) NOT NULL CHECK (unit <> ''),
                    grams \(words.real) CHECK (grams > 0 AND grams <= 100000),
                    minutes \(words.integer) CHECK (minutes BETWEEN 0 AND 1439),
                    kcal \(words.real) CHECK (kcal >= 0),
                    fat \(words.real) CHECK (fat >= 0),
                    carbohydrate \(words.real) CHECK (carbohydrate >= 0),
                    protein \(words.real) CHECK (protein >= 0),
                    fibre \(words.real) CHECK (fibre >= 0),
                    sugars \(words.real) CHECK (sugars >= 0),
                    saturated_fat \(words.real) CHECK (saturated_fat >= 0),
                    sodium \(words.real) CHECK (sodium >= 0),
                    nutrients_id \(words.integer) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    created_at \(words.integer) NOT NULL,
                    removed_at \(words.integer),
                    PRIMARY KEY (owner_id, day, id),
                    UNIQUE (owner_id, id),
                    FOREIGN KEY (owner_id, nutrients_id) REFERENCES eaten_nutrients (owner_id, id) ON DELETE CASCADE,
                    CHECK ((food_id IS NULL) = (grams IS NULL))
                ) \(words.clustered)
                """,
                "CREATE INDEX diary_entry_removed ON diary_entry (removed_at) WHERE removed_at IS NOT NULL",
                """
                CREATE TABLE meal_list (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    names \(words.text) NOT NULL CHECK (names <> '')
                ) \(words.strict)
                """,
                """
                CREATE TABLE burned (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    kcal \(words.real) NOT NULL CHECK (kcal >= 0 AND kcal <= 20000),
                    PRIMARY KEY (owner_id, day)
                ) \(words.strict)
                """,
                """
                CREATE TABLE favourite (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    food_id \(words.text) NOT NULL CHECK (food_id <> ''),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, food_id)
                ) \(words.strict)
                """,
            ]
        },
        // Deeds of days replace those of entries; existing diaries are settled by a job for each member.
        Migration("nutrition-diary-0002-day-deeds") { _ in
            [
                "DELETE FROM deed WHERE kind = 'food-logged'",
                """
                INSERT INTO job (kind, payload, due_at)
                SELECT 'settle-day', owner_id || ' all', 0 FROM (SELECT DISTINCT owner_id FROM diary_entry) AS owner
                """,
            ]
        },
        // The last portion of a food is looked up for every page of results.
        Migration("nutrition-diary-0003-last-portion") { _ in
            [
                """
                CREATE INDEX diary_entry_food ON diary_entry (owner_id, food_id, created_at, id)
                WHERE food_id IS NOT NULL AND removed_at IS NULL
                """
            ]
        },
        Migration("nutrition-diary-0004-dish") { words in
            ["ALTER TABLE diary_entry ADD COLUMN dish \(words.text) CHECK (dish <> '')"]
        },
    ]
}
