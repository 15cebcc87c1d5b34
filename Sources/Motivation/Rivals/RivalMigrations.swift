import Storage

/// Groups of rivals, who is in them, what they came to, and what happened there.
enum RivalMigrations {
    static let all = [
        Migration("motivation-rivals-0001-group") { words in
            [
                // A group belongs to those in it: it stays when who made it leaves.
                """
                CREATE TABLE rival_group (
                    id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
                    keeper_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL,
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    code \(words.text) NOT NULL UNIQUE CHECK (length(code) = 20),
                    is_adult \(words.integer) NOT NULL CHECK (is_adult IN (0, 1)),
                    scoring \(words.text) NOT NULL CHECK (scoring <> ''),
                    first_day \(words.text) NOT NULL CHECK (length(first_day) = 10),
                    last_day \(words.text) NOT NULL CHECK (length(last_day) = 10),
                    planned_day \(words.text) NOT NULL CHECK (length(planned_day) = 10),
                    over_at \(words.integer) NOT NULL,
                    ended_at \(words.integer),
                    created_at \(words.integer) NOT NULL,
                    CHECK (first_day <= last_day AND last_day <= planned_day)
                ) \(words.strict)
                """,
                "CREATE INDEX rival_group_keeper ON rival_group (keeper_id)",
                // A member who left or was removed keeps a row for a while: the one for Undo, the other to stay out.
                """
                CREATE TABLE rival_seat (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    group_id \(words.text) NOT NULL REFERENCES rival_group (id) ON DELETE CASCADE,
                    state \(words.text) NOT NULL CHECK (state IN ('in', 'left', 'removed')),
                    number \(words.integer) NOT NULL CHECK (number >= 1),
                    workouts \(words.integer) NOT NULL CHECK (workouts BETWEEN 1 AND 6),
                    weigh_ins \(words.integer) NOT NULL CHECK (weigh_ins BETWEEN 1 AND 7),
                    steps \(words.integer) NOT NULL CHECK (steps BETWEEN 1000 AND 50000),
                    water \(words.integer) NOT NULL CHECK (water BETWEEN 500 AND 4000),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, group_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX rival_seat_group ON rival_seat (group_id, state, number)",
                "CREATE INDEX rival_seat_left ON rival_seat (at) WHERE state = 'left'",
                """
                CREATE TABLE rival_score (
                    owner_id \(words.integer) NOT NULL,
                    group_id \(words.text) NOT NULL,
                    score \(words.integer) NOT NULL CHECK (score >= 0),
                    steps \(words.text) NOT NULL,
                    PRIMARY KEY (owner_id, group_id),
                    FOREIGN KEY (owner_id, group_id) REFERENCES rival_seat (owner_id, group_id) ON DELETE CASCADE
                ) \(words.clustered)
                """,
                // One line for each of what can happen to a member in a group, so that coming and going fills no page.
                """
                CREATE TABLE rival_line (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    group_id \(words.text) NOT NULL REFERENCES rival_group (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (kind IN ('joined', 'left', 'keeper', 'step')),
                    step \(words.integer) NOT NULL CHECK (step BETWEEN 0 AND 10),
                    id \(words.text) NOT NULL UNIQUE CHECK (length(id) = 36),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, group_id, kind, step)
                ) \(words.clustered)
                """,
                "CREATE INDEX rival_line_group ON rival_line (group_id, at)",
                "CREATE INDEX rival_line_at ON rival_line (at)",
            ]
        }
    ]
}
