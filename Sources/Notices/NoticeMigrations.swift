package import Storage

/// Creates the tables of this room.
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
        Migration("notices-0003-delivery") { words in
            ["ALTER TABLE notice ADD COLUMN delivered_at \(words.integer)"] + Self.digest(words)
        },
        Migration("notices-0004-settings") { Self.settings($0) },
        Migration("notices-0005-push") { Self.push($0) },
        Migration("notices-0006-answer") { words in
            ["ALTER TABLE notice ADD COLUMN answer \(words.text) NOT NULL DEFAULT ''"]
        },
        // Before it, devices left out what leads to chats by the beginning of its path.
        Migration("notices-0007-part") { words in
            [
                "ALTER TABLE notice ADD COLUMN part \(words.text) NOT NULL DEFAULT ''",
                "UPDATE notice SET part = 'chat' WHERE path LIKE '/together/chats%'",
            ]
        },
        Migration("notices-0008-until") { words in
            [
                "ALTER TABLE notice ADD COLUMN until_at \(words.integer)",
                "CREATE INDEX notice_until ON notice (until_at) WHERE until_at IS NOT NULL",
            ]
        },
        // A device that was just taken off the list may be brought back by Undo.
        Migration("notices-0009-removed-device") { words in
            ["ALTER TABLE push_subscription ADD COLUMN removed_at \(words.integer)"]
        },
        // The other member whom a notice names, so that it goes when the two part, or when that one leaves.
        Migration("notices-0010-about") { Self.about($0) },
        // Whether a hidden notice waited for the daily letter, so that it waits again once it is shown.
        Migration("notices-0011-hidden-letter") { words in
            ["ALTER TABLE hidden_notice ADD COLUMN waits_for_letter \(words.integer) NOT NULL DEFAULT 0"]
        },
    ]

    private static func about(_ words: SchemaWords) -> [String] {
        [
            "ALTER TABLE notice ADD COLUMN about_id \(words.integer) REFERENCES member (id) ON DELETE CASCADE",
            "CREATE INDEX notice_about ON notice (about_id, owner_id) WHERE about_id IS NOT NULL",
            """
            CREATE TABLE hidden_notice (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.text) NOT NULL,
                kind \(words.text) NOT NULL,
                body \(words.text) NOT NULL,
                path \(words.text) NOT NULL,
                cause \(words.text) NOT NULL,
                created_at \(words.integer) NOT NULL,
                read_at \(words.integer),
                actions \(words.text) NOT NULL,
                delivered_at \(words.integer),
                answer \(words.text) NOT NULL,
                part \(words.text) NOT NULL,
                until_at \(words.integer),
                about_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                PRIMARY KEY (owner_id, id)
            ) \(words.strict)
            """,
            "CREATE INDEX hidden_notice_about ON hidden_notice (about_id, owner_id)",
        ]
    }

    private static func settings(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE notice_switch (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                kind \(words.text) NOT NULL,
                channel \(words.text) NOT NULL CHECK (channel IN ('app', 'push', 'mail')),
                is_on \(words.integer) NOT NULL CHECK (is_on IN (0, 1)),
                PRIMARY KEY (owner_id, kind, channel)
            ) \(words.clustered)
            """,
            """
            CREATE TABLE notice_timing (
                owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                quiet_from \(words.integer) CHECK (quiet_from BETWEEN 0 AND 1439),
                quiet_until \(words.integer) CHECK (quiet_until BETWEEN 0 AND 1439),
                digest_at \(words.integer) CHECK (digest_at BETWEEN 0 AND 1439),
                CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
                CHECK (quiet_from <> quiet_until)
            ) \(words.strict)
            """,
        ]
    }

    /// Returns the notices that wait for the daily letter.
    private static func digest(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE notice_digest (
                owner_id \(words.integer) NOT NULL,
                notice_id \(words.text) NOT NULL,
                PRIMARY KEY (owner_id, notice_id),
                FOREIGN KEY (owner_id, notice_id) REFERENCES notice (owner_id, id) ON DELETE CASCADE
            ) \(words.clustered)
            """
        ]
    }

    /// Returns the subscribed devices, and our VAPID key for push services.
    private static func push(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE push_subscription (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.text) NOT NULL,
                endpoint_hash \(words.blob) NOT NULL UNIQUE,
                secret \(words.blob) NOT NULL,
                session_id \(words.text) NOT NULL,
                name \(words.text) NOT NULL,
                created_at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, id)
            ) \(words.strict)
            """,
            """
            CREATE TABLE push_key (
                id \(words.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
                secret \(words.blob) NOT NULL
            ) \(words.strict)
            """,
        ]
    }
}
