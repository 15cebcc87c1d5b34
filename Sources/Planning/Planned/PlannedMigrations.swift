import Storage

/// Creates the table of planned workouts.
enum PlannedMigrations {
    static let all = [
        Migration("planning-planned-0001-workout") { words in
            [
                """
                CREATE TABLE planned_workout (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    title \(words.text) NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
                    workout_id \(words.text) CHECK (length(workout_id) = 36),
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at AND end_at - start_at <= 43200000),
                    in_calendar \(words.integer) NOT NULL CHECK (in_calendar IN (0, 1)),
                    settled \(words.text) CHECK (settled IN ('done', 'let-go')),
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    removed_at \(words.integer),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX planned_workout_start ON planned_workout (owner_id, start_at) WHERE removed_at IS NULL",
                "CREATE INDEX planned_workout_removed ON planned_workout (removed_at) WHERE removed_at IS NOT NULL",
            ]
        },
        // Null for those that were planned before it was stored.
        Migration("planning-planned-0002-planned-at") { words in
            ["ALTER TABLE planned_workout ADD COLUMN planned_at \(words.integer)"]
        },
        // Null for those that were settled before it was stored: nobody can tell any more what their members meant.
        Migration("planning-planned-0003-checked-in-at") { words in
            ["ALTER TABLE planned_workout ADD COLUMN checked_in_at \(words.integer)"]
        },
        // Finds who trains soon among all members.
        Migration("planning-planned-0004-soon") { _ in
            ["CREATE INDEX planned_workout_soon ON planned_workout (start_at) WHERE removed_at IS NULL"]
        },
        // Where a calendar takes workouts, a plan stands outside it only by its member's word.
        Migration("planning-planned-0005-kept-out") { words in
            [
                "ALTER TABLE planned_workout ADD COLUMN kept_out_at \(words.integer)",
                """
                UPDATE planned_workout SET kept_out_at = planned_at
                WHERE in_calendar = 0 AND owner_id IN (SELECT owner_id FROM calendar WHERE takes_workouts = 1)
                """,
            ]
        },
    ]
}
