import Storage

/// Creates the table of announcements.
enum AnnouncementMigrations {
    static let all = [
        Migration("administration-0002-announcement") { words in
            [
                """
                CREATE TABLE announcement (
                    id \(words.text) NOT NULL PRIMARY KEY,
                    words \(words.text) NOT NULL,
                    audience \(words.text) NOT NULL,
                    created_at \(words.integer) NOT NULL,
                    sent_at \(words.integer)
                ) \(words.strict)
                """,
                "CREATE INDEX announcement_time ON announcement (created_at, id)",
            ]
        },
        // One that was just taken back may go out after all by Undo.
        Migration("administration-0004-announcement-taken-back") { words in
            ["ALTER TABLE announcement ADD COLUMN taken_back_at \(words.integer)"]
        },
    ]
}
