import Storage

/// Creates the tables of photos of food: those that are being looked at, what they taught, and those that are kept.
enum ScanningMigrations {
    static let all = [
        Migration("nutrition-scanning-0001-photo") { words in
            [
                // Features and pictures are sealed; 29 bytes are the seal's own. They come last, so that a list reads none of them.
                """
                CREATE TABLE photo_scan (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    at \(words.integer) NOT NULL,
                    guesses \(words.text) NOT NULL CHECK (length(guesses) <= 4000),
                    features \(words.blob) NOT NULL CHECK (length(features) BETWEEN 30 AND 4125),
                    small \(words.blob) CHECK (length(small) BETWEEN 30 AND 1000029),
                    large \(words.blob) CHECK (length(large) BETWEEN 30 AND 1000029),
                    PRIMARY KEY (owner_id, id),
                    CHECK ((small IS NULL) = (large IS NULL))
                ) \(words.strict)
                """,
                "CREATE INDEX photo_scan_at ON photo_scan (at)",
                """
                CREATE TABLE taught_photo (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    food_id \(words.text) NOT NULL CHECK (food_id <> ''),
                    at \(words.integer) NOT NULL,
                    features \(words.blob) NOT NULL CHECK (length(features) BETWEEN 30 AND 4125),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX taught_photo_food ON taught_photo (food_id, owner_id)",
                """
                CREATE TABLE photo_keeping (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                // A photo goes when its entry goes for good.
                """
                CREATE TABLE food_photo (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    entry_id \(words.text) NOT NULL,
                    at \(words.integer) NOT NULL,
                    small \(words.blob) NOT NULL CHECK (length(small) BETWEEN 30 AND 1000029),
                    large \(words.blob) NOT NULL CHECK (length(large) BETWEEN 30 AND 1000029),
                    PRIMARY KEY (owner_id, entry_id),
                    FOREIGN KEY (owner_id, entry_id) REFERENCES diary_entry (owner_id, id) ON DELETE CASCADE
                ) \(words.strict)
                """,
                // Who got a copy of the meal may see its photos, as long as both are there.
                """
                CREATE TABLE shared_food_photo (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    dish_id \(words.text) NOT NULL,
                    from_id \(words.integer) NOT NULL,
                    entry_id \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, dish_id, from_id, entry_id),
                    FOREIGN KEY (owner_id, dish_id) REFERENCES dish (owner_id, id) ON DELETE CASCADE,
                    FOREIGN KEY (from_id, entry_id) REFERENCES food_photo (owner_id, entry_id) ON DELETE CASCADE
                ) \(words.strict)
                """,
                "CREATE INDEX shared_food_photo_from ON shared_food_photo (from_id, entry_id)",
            ]
        },
        Migration("nutrition-scanning-0002-removal") { words in
            [
                "ALTER TABLE taught_photo ADD COLUMN removed_at \(words.integer)",
                // A row of its own, because a column behind pictures is read through them.
                """
                CREATE TABLE food_photo_removal (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    entry_id \(words.text) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, entry_id),
                    FOREIGN KEY (owner_id, entry_id) REFERENCES diary_entry (owner_id, id) ON DELETE CASCADE
                ) \(words.clustered)
                """,
            ]
        },
        // For the list of those that are kept.
        Migration(
            "nutrition-scanning-0003-kept",
            index: Migration.Index("food_photo_kept", on: "food_photo", "(owner_id, at, entry_id)")
        ),
    ]
}
