import Storage

/// Creates the tables of free-time settings, and of busy times that are in no calendar.
enum FreeTimeMigrations {
    static let all = [
        Migration("planning-free-time-0001-settings") { words in
            [
                """
                CREATE TABLE free_time (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    workout_minutes \(words.integer) NOT NULL CHECK (workout_minutes BETWEEN 10 AND 240),
                    travel_minutes \(words.integer) NOT NULL CHECK (travel_minutes BETWEEN 0 AND 180),
                    shower_minutes \(words.integer) NOT NULL CHECK (shower_minutes BETWEEN 0 AND 60),
                    snooze_minutes \(words.integer) NOT NULL CHECK (snooze_minutes BETWEEN 5 AND 120),
                    lead_minutes \(words.integer) NOT NULL CHECK (lead_minutes BETWEEN 0 AND 120),
                    reminds \(words.integer) NOT NULL CHECK (reminds IN (0, 1))
                ) \(words.strict)
                """,
                """
                CREATE TABLE free_window (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    weekday \(words.integer) NOT NULL CHECK (weekday BETWEEN 1 AND 7),
                    from_minute \(words.integer) NOT NULL CHECK (from_minute >= 0),
                    to_minute \(words.integer) NOT NULL CHECK (to_minute > from_minute AND to_minute <= 1440),
                    PRIMARY KEY (owner_id, weekday, from_minute)
                ) \(words.strict)
                """,
                """
                CREATE TABLE kept_busy (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at AND end_at - start_at <= 172800000),
                    PRIMARY KEY (owner_id, start_at, end_at)
                ) \(words.strict)
                """,
            ]
        },
        Migration("planning-free-time-0002-freed-day") { words in
            [
                """
                CREATE TABLE freed_day (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, day)
                ) \(words.strict)
                """
            ]
        },
    ]
}
