import Storage

/// Who is blocked by whom, and what was reported.
enum SafetyMigrations {
    static let all = [
        Migration("community-safety-0001-block-report") { words in
            [
                """
                CREATE TABLE block (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    blocked_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, blocked_id),
                    CHECK (owner_id <> blocked_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX block_of ON block (blocked_id, owner_id)",
                // What was said and the messages it is about are sealed together; they stay when who reported goes.
                """
                CREATE TABLE report (
                    id \(words.identity),
                    reporter_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL,
                    about_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    reason \(words.text) NOT NULL CHECK (reason <> ''),
                    sealed \(words.blob) NOT NULL,
                    at \(words.integer) NOT NULL,
                    state \(words.text) NOT NULL
                        CHECK (state IN ('open', 'dismissed', 'warned', 'suspended')),
                    decided_at \(words.integer),
                    CHECK ((state = 'open') = (decided_at IS NULL))
                ) \(words.strict)
                """,
                "CREATE INDEX report_open ON report (at, id) WHERE state = 'open'",
                "CREATE INDEX report_about ON report (about_id)",
                "CREATE INDEX report_reporter ON report (reporter_id, at)",
            ]
        }
    ]
}
