import Storage

/// Creates the tables of activities and of their sets.
enum ActivityMigrations {
    static let all = [
        Migration("training-activity-0001-activity") { words in
            [
                Self.activity(words),
                "CREATE INDEX activity_removed ON activity (removed_at) WHERE removed_at IS NOT NULL",
            ]
                + Self.sets(words)
        },
        Migration("training-activity-0002-exercise") { _ in
            ["CREATE INDEX activity_exercise ON activity (owner_id, exercise_id, started_at)"]
        },
        // Progress goes by the plan that was done, and totals count both sides.
        Migration("training-activity-0003-plan") { words in
            [
                "ALTER TABLE activity_set ADD COLUMN sides \(words.integer) CHECK (sides IN (0, 1))",
                """
                ALTER TABLE activity_set ADD COLUMN planned_reps \(words.integer)
                    CHECK (planned_reps BETWEEN 1 AND 1000)
                """,
                """
                ALTER TABLE activity_set ADD COLUMN planned_reserve \(words.integer)
                    CHECK (planned_reserve BETWEEN 0 AND 10)
                """,
                """
                CREATE INDEX activity_workout ON activity (owner_id, workout_id, started_at)
                    WHERE workout_id IS NOT NULL
                """,
            ]
        },
        // Which records stand, worked out from activities.
        Migration("training-activity-0004-record-course") { words in
            [
                """
                CREATE TABLE record_course (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    exercise_id \(words.text) NOT NULL CHECK (exercise_id <> ''),
                    latest_at \(words.integer) NOT NULL,
                    standing \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, exercise_id)
                ) \(words.clustered)
                """
            ]
        },
    ]

    private static func activity(_ words: SchemaWords) -> String {
        """
        CREATE TABLE activity (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL CHECK (length(id) = 36),
            day \(words.text) NOT NULL CHECK (length(day) = 10),
            origin \(words.text) NOT NULL CHECK (origin IN ('session', 'logged', 'file')),
            title \(words.text) NOT NULL CHECK (title <> ''),
            exercise_id \(words.text) CHECK (exercise_id <> ''),
            workout_id \(words.text) CHECK (length(workout_id) = 36),
            started_at \(words.integer) NOT NULL,
            seconds \(words.real) NOT NULL CHECK (seconds >= 0 AND seconds <= 172800),
            metres \(words.real) CHECK (metres >= 0),
            kcal \(words.real) NOT NULL CHECK (kcal >= 0 AND kcal <= 20000),
            way \(words.text) NOT NULL CHECK (way IN ('measured', 'typed', 'heart-rate', 'table', 'equivalents')),
            average_beats \(words.real) CHECK (average_beats > 0),
            highest_beats \(words.real) CHECK (highest_beats > 0),
            zone_seconds \(words.text) CHECK (zone_seconds <> ''),
            exertion \(words.real) CHECK (exertion BETWEEN 1 AND 10),
            file_name \(words.text) CHECK (file_name <> ''),
            version \(words.integer) NOT NULL CHECK (version >= 1),
            created_at \(words.integer) NOT NULL,
            removed_at \(words.integer),
            PRIMARY KEY (owner_id, day, id),
            UNIQUE (owner_id, id)
        ) \(words.strict)
        """
    }

    private static func sets(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE activity_set (
                owner_id \(words.integer) NOT NULL,
                activity_id \(words.text) NOT NULL,
                position \(words.integer) NOT NULL CHECK (position >= 0),
                exercise_id \(words.text) NOT NULL CHECK (exercise_id <> ''),
                name \(words.text) NOT NULL CHECK (name <> ''),
                part \(words.text) NOT NULL CHECK (part IN ('warmUp', 'main', 'coolDown')),
                reps \(words.integer) CHECK (reps BETWEEN 1 AND 1000),
                kilograms \(words.real) CHECK (kilograms > 0 AND kilograms <= 1000),
                seconds \(words.real) CHECK (seconds > 0 AND seconds <= 86400),
                exertion \(words.real) CHECK (exertion BETWEEN 1 AND 10),
                done_at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, activity_id, position),
                FOREIGN KEY (owner_id, activity_id) REFERENCES activity (owner_id, id) ON DELETE CASCADE
            ) \(words.clustered)
            """,
            "CREATE INDEX activity_set_exercise ON activity_set (owner_id, exercise_id, done_at)",
        ]
    }
}
