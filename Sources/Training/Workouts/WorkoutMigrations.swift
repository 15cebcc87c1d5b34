import Storage

/// Creates the table of workouts, each with its plan as JSON, which is always read and written as a whole.
enum WorkoutMigrations {
    static let all = [
        Migration("training-workouts-0001-workout") { words in
            [
                """
                CREATE TABLE workout (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    title \(words.text) NOT NULL CHECK (title <> ''),
                    about \(words.text) NOT NULL,
                    intensity \(words.text) NOT NULL CHECK (intensity IN ('low', 'moderate', 'vigorous', 'hard')),
                    minutes \(words.integer) NOT NULL CHECK (minutes IN (15, 30, 60, 90)),
                    place \(words.text) NOT NULL CHECK (place IN ('gym', 'home', 'outdoors')),
                    equipment \(words.text) NOT NULL CHECK (equipment IN ('none', 'minimal', 'basic')),
                    goal \(words.text) NOT NULL
                        CHECK (goal IN ('muscle', 'strength', 'conditioning', 'athleticism', 'weight-loss')),
                    seed \(words.integer) NOT NULL CHECK (seed >= 0),
                    plan \(words.text) NOT NULL CHECK (plan <> ''),
                    expected_kcal \(words.real) CHECK (expected_kcal >= 0 AND expected_kcal <= 50000),
                    status \(words.text) NOT NULL CHECK (status IN ('not-started', 'in-progress', 'completed')),
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    created_at \(words.integer) NOT NULL,
                    removed_at \(words.integer),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX workout_time ON workout (owner_id, created_at, id) WHERE removed_at IS NULL",
                "CREATE INDEX workout_status ON workout (owner_id, status, created_at, id) WHERE removed_at IS NULL",
                "CREATE INDEX workout_removed ON workout (removed_at) WHERE removed_at IS NOT NULL",
            ]
        },
        Migration("training-workouts-0002-shared") { words in
            [
                "ALTER TABLE workout ADD COLUMN shared_by \(words.text) CHECK (shared_by <> '')",
                """
                CREATE INDEX workout_shared ON workout (owner_id, created_at, id)
                WHERE removed_at IS NULL AND shared_by IS NOT NULL
                """,
            ]
        },
        Migration("training-workouts-0003-gear") { words in
            ["ALTER TABLE workout ADD COLUMN gear \(words.text) CHECK (length(gear) <= 1000)"]
        },
        Migration("training-workouts-0004-lengths") { words in
            // A check can't be changed in SQLite, but goes with its column.
            [
                """
                ALTER TABLE workout ADD COLUMN length \(words.integer) NOT NULL DEFAULT 30
                    CHECK (length IN (15, 30, 45, 60, 90))
                """,
                "UPDATE workout SET length = minutes",
                "ALTER TABLE workout DROP COLUMN minutes",
                "ALTER TABLE workout RENAME COLUMN length TO minutes",
            ]
        },
        Migration("training-workouts-0005-twenty-minutes") { words in
            [
                """
                ALTER TABLE workout ADD COLUMN length \(words.integer) NOT NULL DEFAULT 30
                    CHECK (length IN (15, 20, 30, 45, 60, 90))
                """,
                "UPDATE workout SET length = minutes",
                "ALTER TABLE workout DROP COLUMN minutes",
                "ALTER TABLE workout RENAME COLUMN length TO minutes",
            ]
        },
        Migration("training-workouts-0006-day-after") { words in
            ["ALTER TABLE workout ADD COLUMN day_after \(words.text) CHECK (day_after IN ('anyway', 'easy'))"]
        },
        Migration("training-workouts-0007-mobility") { words in
            [
                """
                ALTER TABLE workout ADD COLUMN aim \(words.text) NOT NULL DEFAULT 'conditioning' CHECK (
                    aim IN ('muscle', 'strength', 'conditioning', 'athleticism', 'weight-loss', 'mobility')
                )
                """,
                "UPDATE workout SET aim = goal",
                "ALTER TABLE workout DROP COLUMN goal",
                "ALTER TABLE workout RENAME COLUMN aim TO goal",
            ]
        },
        Migration("training-workouts-0008-kind") { words in
            ["ALTER TABLE workout ADD COLUMN kind \(words.text) CHECK (kind <> '' AND length(kind) <= 40)"]
        },
    ]
}
