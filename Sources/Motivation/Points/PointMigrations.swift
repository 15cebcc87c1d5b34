import Storage

/// Creates the tables of all members' ledgers: what `PointLedger` makes of their deeds, stored to be read by page and
/// summed.
enum PointMigrations {
    static let all = [
        Migration("motivation-0001-point") { words in
            [
                """
                CREATE TABLE point (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    rule \(words.text) NOT NULL,
                    mark \(words.text) NOT NULL,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    points \(words.integer) NOT NULL CHECK (points BETWEEN 0 AND \(PointRule.mostOfEvent)),
                    PRIMARY KEY (owner_id, rule, mark)
                ) \(words.clustered)
                """,
                "CREATE INDEX point_day ON point (owner_id, day, points)",
            ]
        },
        Migration("motivation-0005-logged-training") { _ in
            // Logged activities count as training now: the days are counted anew.
            [
                """
                INSERT INTO deed_news (owner_id, day) SELECT DISTINCT owner_id, day FROM deed
                WHERE kind = 'minutes-trained' AND quantity >= 10
                """
            ]
        },
        Migration("motivation-0006-came-along") { words in
            [
                """
                ALTER TABLE point ADD COLUMN came_along \(words.integer) NOT NULL DEFAULT 0
                    CHECK (came_along IN (0, 1))
                """,
                "DROP INDEX point_day",
                "CREATE INDEX point_day ON point (owner_id, day, points, came_along)",
            ]
        },
    ]
}
