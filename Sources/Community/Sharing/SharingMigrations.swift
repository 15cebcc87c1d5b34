import Storage

/// Creates the table of shared things: each thing once for each receiver.
enum SharingMigrations {
    static let all = [
        Migration("community-sharing-0001-share") { words in
            [
                """
                CREATE TABLE share (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    from_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (kind IN ('workout', 'meal')),
                    source_id \(words.text) NOT NULL CHECK (source_id <> ''),
                    copy_id \(words.text) NOT NULL CHECK (copy_id <> ''),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, from_id, kind, source_id)
                ) \(words.strict)
                """,
                "CREATE INDEX share_from ON share (from_id)",
            ]
        }
    ]
}
