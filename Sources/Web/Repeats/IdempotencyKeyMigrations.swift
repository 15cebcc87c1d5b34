package import Storage

/// Creates the table of the keys that come with writes.
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
        },
        // What came with a key, so that the same key with something else is refused.
        Migration("web-0002-sent-form") { words in
            [
                """
                CREATE TABLE sent_form (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    path \(words.text) NOT NULL,
                    digest \(words.blob) NOT NULL,
                    sent_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, id, path)
                ) \(words.clustered)
                """,
                "CREATE INDEX sent_form_age ON sent_form (sent_at)",
            ]
        },
        // One table for both: a key, what came under it, and how it was answered. `status` is null where the answer isn't
        // kept; `digest` is empty, and `size` 0, until the body of a file was read.
        Migration("web-0003-one-key") { words in
            [
                """
                CREATE TABLE new_idempotency_key (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    path \(words.text) NOT NULL,
                    digest \(words.blob) NOT NULL,
                    size \(words.integer) NOT NULL,
                    asked_at \(words.integer) NOT NULL,
                    status \(words.integer),
                    location \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, id, path)
                ) \(words.clustered)
                """,
                """
                INSERT INTO new_idempotency_key (owner_id, id, path, digest, size, asked_at, status, location)
                SELECT s.owner_id, s.id, s.path, s.digest, 0, s.sent_at, k.status, COALESCE(k.location, '')
                FROM sent_form s
                LEFT JOIN idempotency_key k ON k.owner_id = s.owner_id AND k.id = s.id AND s.path = ''
                """,
                """
                INSERT INTO new_idempotency_key (owner_id, id, path, digest, size, asked_at, status, location)
                SELECT k.owner_id, k.id, '', CAST('' AS \(words.blob)), 0, k.asked_at, k.status, k.location
                FROM idempotency_key k
                WHERE NOT EXISTS (
                    SELECT 1 FROM sent_form s WHERE s.owner_id = k.owner_id AND s.id = k.id AND s.path = '')
                """,
                "DROP TABLE sent_form",
                "DROP TABLE idempotency_key",
                "ALTER TABLE new_idempotency_key RENAME TO idempotency_key",
                "CREATE INDEX idempotency_key_age ON idempotency_key (asked_at)",
            ]
        },
        // Digests without a key could be guessed; those of before are forgotten, and their keys count as before.
        Migration("web-0004-keyed-digest") { words in
            ["UPDATE idempotency_key SET digest = CAST('' AS \(words.blob)), size = 0"]
        },
    ]
}
