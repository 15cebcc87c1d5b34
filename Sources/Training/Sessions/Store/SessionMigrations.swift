import Storage

/// Creates the tables of sessions and their events.
///
/// A state is one piece of JSON, always read and written as a whole. Heart rates are in the state alone: each window is
/// a fact of its own, and four a minute would be too many rows.
enum SessionMigrations {
    static let all = [
        Migration("training-sessions-0001-session") { words in
            [
                """
                CREATE TABLE training_session (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    workout_id \(words.text) NOT NULL CHECK (length(workout_id) = 36),
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    script \(words.text) NOT NULL CHECK (length(script) BETWEEN 2 AND 400000),
                    conduct \(words.text) NOT NULL CHECK (length(conduct) BETWEEN 2 AND 400000),
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    started_at \(words.integer) NOT NULL,
                    ended_at \(words.integer),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                """
                CREATE UNIQUE INDEX training_session_open ON training_session (owner_id, workout_id)
                    WHERE ended_at IS NULL
                """,
                """
                CREATE TABLE training_event (
                    owner_id \(words.integer) NOT NULL,
                    session_id \(words.text) NOT NULL,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    fact \(words.text) NOT NULL CHECK (length(fact) BETWEEN 2 AND 1000),
                    received_at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, session_id, id),
                    FOREIGN KEY (owner_id, session_id) REFERENCES training_session (owner_id, id) ON DELETE CASCADE
                ) \(words.clustered)
                """,
            ]
        },
        // Identifies the last writer of a session: rows that go with a change are written only if that change was made.
        Migration("training-sessions-0002-writer") { words in
            ["ALTER TABLE training_session ADD COLUMN writer \(words.text)"]
        },
        // A member trains one workout at a time. The one begun last of several left open stays so.
        Migration("training-sessions-0003-one-open") { _ in
            [
                """
                UPDATE training_session SET ended_at = started_at
                WHERE ended_at IS NULL AND EXISTS (
                    SELECT 1 FROM training_session AS later
                    WHERE later.owner_id = training_session.owner_id AND later.ended_at IS NULL
                    AND (later.started_at, later.id) > (training_session.started_at, training_session.id)
                )
                """,
                "DROP INDEX training_session_open",
                "CREATE UNIQUE INDEX training_session_open ON training_session (owner_id) WHERE ended_at IS NULL",
            ]
        },
    ]
}
