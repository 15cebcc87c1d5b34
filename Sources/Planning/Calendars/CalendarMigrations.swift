import Storage

/// The schema of connected calendars and of what they keep busy.
enum CalendarMigrations {
    static let all = [
        Migration("planning-calendars-0001-busy") { words in
            [
                """
                CREATE TABLE busy_time (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    calendar_id \(words.text) NOT NULL,
                    number \(words.integer) NOT NULL,
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at),
                    all_day \(words.integer) NOT NULL CHECK (all_day IN (0, 1)),
                    title \(words.blob),
                    PRIMARY KEY (owner_id, calendar_id, number)
                ) \(words.strict)
                """,
                "CREATE INDEX busy_time_start ON busy_time (owner_id, start_at)",
            ]
        }
    ]
}
