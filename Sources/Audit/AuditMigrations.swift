package import Storage

/// Creates the tables of this module: one log for the whole server, which is no member's own data.
package enum AuditMigrations {
    package static let all = [
        Migration("audit-0001-record") { words in
            [
                """
                CREATE TABLE audit_record (
                    id \(words.identity),
                    at \(words.integer) NOT NULL,
                    actor_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL,
                    actor \(words.text) NOT NULL,
                    action \(words.text) NOT NULL CHECK (action <> ''),
                    subject \(words.text) NOT NULL,
                    detail \(words.text) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX audit_record_time ON audit_record (at, id)",
                "CREATE INDEX audit_record_actor ON audit_record (actor_id) WHERE actor_id IS NOT NULL",
            ]
        },
        // What Undo brings back, where the thing itself doesn't keep it.
        Migration("audit-0002-previous") { words in
            ["ALTER TABLE audit_record ADD COLUMN previous \(words.text) NOT NULL DEFAULT ''"]
        },
        // Where Undo of it is sent to, so that the log can offer it.
        Migration("audit-0003-undo") { words in
            ["ALTER TABLE audit_record ADD COLUMN undo \(words.text) NOT NULL DEFAULT ''"]
        },
    ]
}
