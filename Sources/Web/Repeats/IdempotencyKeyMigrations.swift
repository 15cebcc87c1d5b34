package import Storage

/// Creates the table of the keys that browsers send with their forms.
package enum IdempotencyKeyMigrations {
    /// `status` is 0 until the request was answered.
    package static let all = [
        Migration("web-0001-idempotency-key") { words in
            [
                """
                CREATE TABLE idempotency_key (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    asked_at \(words.integer) NOT NULL,
                    status \(words.integer) NOT NULL DEFAULT 0,
                    location \(words.text) NOT NULL DEFAULT '',
                    PRIMARY KEY (owner_id, id)
                ) \(words.clustered)
                """,
                "CREATE INDEX idempotency_key_age ON idempotency_key (asked_at)",
            ]
        }
    ]
}
