import Storage

/// Creates the tables of connected calendars and of their busy times.
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
        },
        Migration("planning-calendars-0002-calendar") { words in
            [
                """
                CREATE TABLE calendar (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL CHECK (kind IN ('upload', 'address', 'caldav', 'google')),
                    name \(words.blob) NOT NULL,
                    shows_titles \(words.integer) NOT NULL CHECK (shows_titles IN (0, 1)),
                    takes_workouts \(words.integer) NOT NULL DEFAULT 0 CHECK (takes_workouts IN (0, 1)),
                    settings \(words.blob) NOT NULL,
                    state \(words.blob),
                    zone \(words.text),
                    whole_at \(words.integer),
                    read_at \(words.integer),
                    busy_count \(words.integer) NOT NULL DEFAULT 0 CHECK (busy_count >= 0),
                    trouble \(words.blob),
                    failures \(words.integer) NOT NULL DEFAULT 0 CHECK (failures >= 0),
                    due_at \(words.integer),
                    connected_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX calendar_due ON calendar (due_at) WHERE due_at IS NOT NULL",
                """
                CREATE UNIQUE INDEX calendar_for_workouts ON calendar (owner_id) WHERE takes_workouts = 1
                """,
            ]
        },
        Migration("planning-calendars-0003-unread") { words in
            [
                "ALTER TABLE calendar ADD COLUMN unread_count \(words.integer) NOT NULL DEFAULT 0 CHECK (unread_count >= 0)"
            ]
        },
        // A file that was disconnected, for as long as that can be undone.
        Migration("planning-calendars-0004-removed") { words in
            [
                """
                CREATE TABLE removed_calendar (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    name \(words.blob) NOT NULL,
                    shows_titles \(words.integer) NOT NULL CHECK (shows_titles IN (0, 1)),
                    settings \(words.blob) NOT NULL,
                    removed_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX removed_calendar_age ON removed_calendar (removed_at)",
            ]
        },
    ]
}
