import Storage

/// Creates the tables of members' own exercises and of those they excluded.
enum ExerciseMigrations {
    static let all = [
        Migration("training-exercises-0001-own") { words in
            [
                Self.own(words),
                "CREATE INDEX own_exercise_removed ON own_exercise (removed_at) WHERE removed_at IS NOT NULL",
                """
                CREATE TABLE exercise_exclusion (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    exercise_id \(words.text) NOT NULL CHECK (length(exercise_id) BETWEEN 1 AND 100),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, exercise_id)
                ) \(words.clustered)
                """,
            ]
        },
        Migration("training-exercises-0002-like") { words in
            [
                "ALTER TABLE own_exercise ADD COLUMN moves_like \(words.text) CHECK (length(moves_like) BETWEEN 1 AND 100)"
            ]
        },
    ]

    /// Lists are words between spaces; `loads` and `traits` are null when their owner didn't say.
    private static func own(_ words: SchemaWords) -> String {
        """
        CREATE TABLE own_exercise (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL CHECK (length(id) = 36),
            name \(words.text) NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
            about \(words.text) NOT NULL CHECK (length(about) <= 1000),
            category \(words.text) NOT NULL
                CHECK (category IN ('cardio', 'strength', 'flexibility', 'yoga', 'balance')),
            pattern \(words.text) NOT NULL
                CHECK (pattern IN ('squat', 'hinge', 'lunge', 'push-across', 'push-up', 'pull-across', 'pull-down',
                    'brace', 'trunk', 'carry', 'isolation', 'steady', 'burst', 'balance', 'mobility', 'stretch')),
            muscles \(words.text) NOT NULL CHECK (muscles <> ''),
            equipment \(words.text) NOT NULL CHECK (equipment IN ('none', 'minimal', 'basic', 'gym')),
            places \(words.text) NOT NULL CHECK (places <> ''),
            level \(words.text) NOT NULL CHECK (level IN ('beginner', 'advanced')),
            effort \(words.text) NOT NULL CHECK (effort IN ('low', 'moderate', 'vigorous', 'hard')),
            body_position \(words.text) NOT NULL
                CHECK (body_position IN ('standing', 'seated', 'on-the-floor', 'on-the-back', 'on-the-front',
                    'on-the-side', 'on-hands-and-knees', 'kneeling', 'on-hands-and-feet', 'hanging', 'in-water')),
            measure \(words.text) NOT NULL CHECK (measure IN ('reps', 'seconds')),
            sides \(words.integer) NOT NULL CHECK (sides IN (0, 1)),
            weighted \(words.integer) NOT NULL CHECK (weighted IN (0, 1)),
            loads \(words.text),
            traits \(words.text),
            version \(words.integer) NOT NULL CHECK (version >= 1),
            created_at \(words.integer) NOT NULL,
            removed_at \(words.integer),
            PRIMARY KEY (owner_id, id)
        ) \(words.strict)
        """
    }
}
