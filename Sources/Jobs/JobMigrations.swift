package import Storage

/// Creates the table of jobs.
package enum JobMigrations {
    package static let all = [
        Migration("jobs-0001-job") { words in
            [
                """
                CREATE TABLE job (
                    id \(words.identity),
                    kind \(words.text) NOT NULL,
                    payload \(words.text) NOT NULL,
                    due_at \(words.integer) NOT NULL,
                    leased_until \(words.integer) NOT NULL DEFAULT 0,
                    attempt \(words.integer) NOT NULL DEFAULT 0 CHECK (attempt >= 0),
                    unique_key \(words.text) UNIQUE,
                    last_error \(words.text),
                    dead_at \(words.integer)
                ) \(words.strict)
                """,
                "CREATE INDEX job_due ON job (due_at, id) WHERE dead_at IS NULL",
            ]
        },
        // How many times in a row a job was abandoned, and its fencing token.
        Migration("jobs-0002-abandoned") { words in
            [
                """
                ALTER TABLE job ADD COLUMN abandoned \(words.integer) NOT NULL DEFAULT 0 CHECK (abandoned >= 0)
                """,
                "ALTER TABLE job ADD COLUMN fence \(words.integer) NOT NULL DEFAULT 0",
                "CREATE INDEX job_leased ON job (leased_until) WHERE dead_at IS NULL AND leased_until > 0",
            ]
        },
    ]
}
