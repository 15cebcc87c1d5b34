import Storage

/// Creates the tables of blocks and reports.
enum SafetyMigrations {
    static let all = [
        Migration("community-safety-0001-block-report") { words in
            [
                // is_seen is 0 for members who were blocked without being seen: the list never names them.
                """
                CREATE TABLE block (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    blocked_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL,
                    is_seen \(words.integer) NOT NULL DEFAULT 1 CHECK (is_seen IN (0, 1)),
                    PRIMARY KEY (owner_id, blocked_id),
                    CHECK (owner_id <> blocked_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX block_of ON block (blocked_id, owner_id)",
                // The members of chats that ended, for as long as these are kept: they may still report the messages.
                """
                CREATE TABLE parting (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    other_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    chat_id \(words.text) NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
                    PRIMARY KEY (owner_id, other_id, chat_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX parting_other ON parting (other_id)",
                "CREATE INDEX parting_chat ON parting (chat_id)",
                // The words and messages are sealed together and stay when the reporter leaves. The words that the
                // reported member was sent are sealed, too.
                """
                CREATE TABLE report (
                    id \(words.identity),
                    reporter_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL,
                    about_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    reason \(words.text) NOT NULL CHECK (reason <> ''),
                    sealed \(words.blob) NOT NULL,
                    told \(words.blob),
                    at \(words.integer) NOT NULL,
                    state \(words.text) NOT NULL
                        CHECK (state IN ('open', 'dismissed', 'warned', 'suspended')),
                    decided_at \(words.integer),
                    CHECK ((state = 'open') = (decided_at IS NULL))
                ) \(words.strict)
                """,
                "CREATE INDEX report_open ON report (at, id) WHERE state = 'open'",
                "CREATE UNIQUE INDEX report_once ON report (reporter_id, about_id, reason) WHERE state = 'open'",
                "CREATE INDEX report_about ON report (about_id, state, decided_at)",
                "CREATE INDEX report_reporter ON report (reporter_id, at)",
            ]
        },
        Migration("community-safety-0002-absence") { words in
            [
                """
                CREATE TABLE absence (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE
                ) \(words.strict)
                """
            ]
        },
    ]
}
