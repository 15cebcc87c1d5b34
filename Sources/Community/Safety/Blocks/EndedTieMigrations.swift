import Storage

/// What blocks ended between two, kept for ten minutes for their Undo.
enum EndedTieMigrations {
    static let all = [
        Migration("community-safety-0004-ended-tie") { words in
            [
                """
                CREATE TABLE ended_tie (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    blocked_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL,
                    chat_id \(words.text),
                    PRIMARY KEY (owner_id, blocked_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX ended_tie_at ON ended_tie (at)",
                "CREATE INDEX ended_tie_blocked ON ended_tie (blocked_id)",
                // The rows of buddy_answer that the block deleted.
                """
                CREATE TABLE ended_answer (
                    owner_id \(words.integer) NOT NULL,
                    blocked_id \(words.integer) NOT NULL,
                    from_id \(words.integer) NOT NULL,
                    to_id \(words.integer) NOT NULL,
                    says \(words.text) NOT NULL,
                    is_open \(words.integer) NOT NULL,
                    asked_at \(words.integer),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, blocked_id, from_id),
                    FOREIGN KEY (owner_id, blocked_id) REFERENCES ended_tie (owner_id, blocked_id) ON DELETE CASCADE
                ) \(words.clustered)
                """,
                // When a block ended it, and whether both had agreed to it before.
                "ALTER TABLE joint_workout ADD COLUMN ended_at \(words.integer)",
                "ALTER TABLE joint_workout ADD COLUMN was_agreed \(words.integer) CHECK (was_agreed IN (0, 1))",
            ]
        }
    ]
}
