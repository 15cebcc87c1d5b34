import Storage

/// Creates the table of planned workouts that stand in members' own calendars.
enum WrittenMigrations {
    static let all = [
        Migration("planning-writing-0001-workout") { words in
            [
                """
                CREATE TABLE written_workout (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    planned_id \(words.text) NOT NULL,
                    calendar_id \(words.text) NOT NULL,
                    event_tag \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, planned_id),
                    FOREIGN KEY (owner_id, calendar_id) REFERENCES calendar (owner_id, id) ON DELETE CASCADE
                ) \(words.strict)
                """,
                "CREATE INDEX written_workout_calendar ON written_workout (owner_id, calendar_id)",
            ]
        }
    ]
}
