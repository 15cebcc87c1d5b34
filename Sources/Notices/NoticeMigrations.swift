package import Storage

/// The schema of this room.
package enum NoticeMigrations {
    package static let all = [
        Migration("notices-0001-notice") { words in
            [
                """
                CREATE TABLE notice (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL,
                    body \(words.text) NOT NULL,
                    path \(words.text) NOT NULL,
                    cause \(words.text) NOT NULL,
                    created_at \(words.integer) NOT NULL,
                    read_at \(words.integer),
                    PRIMARY KEY (owner_id, id),
                    UNIQUE (owner_id, cause)
                ) \(words.strict)
                """,
                "CREATE INDEX notice_time ON notice (owner_id, created_at, id)",
                "CREATE INDEX notice_age ON notice (created_at)",
                "CREATE INDEX notice_unread ON notice (owner_id) WHERE read_at IS NULL",
            ]
        },
        Migration("notices-0002-actions") { words in
            ["ALTER TABLE notice ADD COLUMN actions \(words.text) NOT NULL DEFAULT '[]'"]
        },
    ]
}
