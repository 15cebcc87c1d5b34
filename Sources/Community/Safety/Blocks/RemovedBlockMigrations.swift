import Storage

/// Blocks that their member lifted lately, kept for Undo.
enum RemovedBlockMigrations {
    static let all = [
        Migration("community-safety-0003-removed-block") { words in
            [
                """
                CREATE TABLE removed_block (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    blocked_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    is_seen \(words.integer) NOT NULL CHECK (is_seen IN (0, 1)),
                    removed_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, blocked_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX removed_block_at ON removed_block (removed_at)",
                "CREATE INDEX removed_block_blocked ON removed_block (blocked_id)",
            ]
        }
    ]
}
