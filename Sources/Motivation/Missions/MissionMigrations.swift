import Storage

/// Creates the tables of members' missions, and of those that they propose to buddies.
enum MissionMigrations {
    static let all = [
        Migration("motivation-missions-0001-mission") { words in
            [
                """
                CREATE TABLE mission (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
                    target \(words.real) NOT NULL CHECK (target >= 1 AND target <= 30000),
                    times \(words.integer) NOT NULL CHECK (times BETWEEN 1 AND 365),
                    words \(words.text) NOT NULL,
                    start_kg \(words.real) CHECK (start_kg BETWEEN 20 AND 650),
                    started_on \(words.text) NOT NULL CHECK (length(started_on) = 10),
                    reached_on \(words.text) CHECK (length(reached_on) = 10),
                    ended_on \(words.text) CHECK (length(ended_on) = 10),
                    ended_at \(words.integer),
                    result \(words.real),
                    PRIMARY KEY (owner_id, id)
                ) \(words.clustered)
                """,
                // One of a kind runs at a time, however many devices start one at the same moment.
                "CREATE UNIQUE INDEX mission_running ON mission (owner_id, kind) WHERE ended_on IS NULL",
                """
                CREATE TABLE mission_proposal (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    to_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
                    target \(words.real) CHECK (target >= 1 AND target <= 30000),
                    times \(words.integer) CHECK (times BETWEEN 1 AND 365),
                    words \(words.text) NOT NULL,
                    at \(words.integer) NOT NULL,
                    answered_at \(words.integer),
                    PRIMARY KEY (owner_id, to_id, kind)
                ) \(words.clustered)
                """,
                "CREATE INDEX mission_proposal_to ON mission_proposal (to_id, at)",
                "CREATE INDEX mission_proposal_at ON mission_proposal (at)",
            ]
        },
        Migration("motivation-missions-0002-came-on") { words in
            ["ALTER TABLE mission ADD COLUMN came_on \(words.text) CHECK (length(came_on) = 10)"]
        },
        Migration("motivation-missions-0003-shared") { words in
            [
                """
                ALTER TABLE achievement_share ADD COLUMN shows_missions \(words.integer) NOT NULL DEFAULT 0
                CHECK (shows_missions IN (0, 1))
                """
            ]
        },
    ]
}
