package import Storage

/// Creates the tables of the keys that come with forms.
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
    ]
}
