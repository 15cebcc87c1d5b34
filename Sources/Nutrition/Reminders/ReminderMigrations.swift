import Storage

/// Creates the table of members' reminders, with the time at which each is due.
enum ReminderMigrations {
    static let all = [
        Migration("nutrition-reminders-0001-reminder") { words in
            [
                """
                CREATE TABLE reminder (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
                    minutes \(words.integer) NOT NULL CHECK (minutes BETWEEN 0 AND 1439),
                    channel \(words.text) NOT NULL CHECK (channel IN ('app', 'mail', 'both')),
                    time_zone \(words.text) NOT NULL CHECK (time_zone <> ''),
                    due_at \(words.integer),
                    last_day \(words.text) CHECK (length(last_day) = 10),
                    PRIMARY KEY (owner_id, kind)
                ) \(words.strict)
                """,
                "CREATE INDEX reminder_due ON reminder (due_at, owner_id, kind) WHERE due_at IS NOT NULL",
            ]
        },
        // A change of time zone is announced now, so the job that searched for changes is removed.
        Migration("nutrition-reminders-0002-zones-are-told") { _ in
            ["DELETE FROM job WHERE unique_key = 'reminder-zones'"]
        },
    ]
}
