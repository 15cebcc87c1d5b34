import Storage

/// Creates the tables of members' progress photos.
enum ProgressPhotoMigrations {
    static let all = [
        Migration("motivation-photos-0001-photo") { words in
            [
                // Both sizes are sealed; 29 bytes are the seal's own. They come last, so that a list reads none of them.
                """
                CREATE TABLE progress_photo (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    taken_at \(words.integer) NOT NULL,
                    removed_at \(words.integer),
                    small \(words.blob) NOT NULL CHECK (length(small) BETWEEN 30 AND 1000029),
                    large \(words.blob) NOT NULL CHECK (length(large) BETWEEN 30 AND 1000029),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX progress_photo_day ON progress_photo (owner_id, day)",
                "CREATE INDEX progress_photo_removed ON progress_photo (removed_at) WHERE removed_at IS NOT NULL",
            ]
        }
    ]
}
