import Storage

/// Creates the table of hours at which buddies proposed to train together.
enum JointWorkoutMigrations {
    static let all = [
        Migration("community-joint-workouts-0001-proposal") { words in
            [
                """
                CREATE TABLE joint_workout (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    buddy_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at AND end_at - start_at <= 43200000),
                    proposed_at \(words.integer) NOT NULL,
                    answer \(words.text) CHECK (answer IN ('accepted', 'declined', 'withdrawn')),
                    PRIMARY KEY (owner_id, id),
                    CHECK (owner_id <> buddy_id)
                ) \(words.strict)
                """,
                "CREATE INDEX joint_workout_buddy ON joint_workout (buddy_id, owner_id, end_at)",
                "CREATE INDEX joint_workout_age ON joint_workout (end_at)",
            ]
        },
        Migration("community-joint-workouts-0002-other-time") { words in
            [
                // When one of the two called it off after both had agreed.
                "ALTER TABLE joint_workout ADD COLUMN called_off_at \(words.integer)",
                // The agreed one whose time this would be instead.
                "ALTER TABLE joint_workout ADD COLUMN replaces \(words.text) CHECK (length(replaces) = 36)",
            ]
        },
        Migration("community-joint-workouts-0003-who-called-it-off") { words in
            [
                // This member may take it back alone; null once both called it off.
                "ALTER TABLE joint_workout ADD COLUMN called_off_by \(words.integer)"
            ]
        },
        Migration("community-joint-workouts-0004-absence") { words in
            [
                // Whether it ended because one of the two is away, so that it comes back with them.
                """
                ALTER TABLE joint_workout ADD COLUMN ended_by_absence \(words.integer) NOT NULL DEFAULT 0
                    CHECK (ended_by_absence IN (0, 1))
                """
            ]
        },
    ]
}
