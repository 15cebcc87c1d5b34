package import Storage

/// Creates the tables of this module.
package enum DeedMigrations {
    package static let all = [
        Migration("deeds-0001-deed") { words in
            [
                """
                CREATE TABLE deed (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL,
                    source \(words.text) NOT NULL,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    quantity \(words.real) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, kind, source)
                ) \(words.clustered)
                """,
                "CREATE INDEX deed_day ON deed (owner_id, day)",
            ]
        },
        Migration("deeds-0002-gym-visits") { _ in
            // The visitors of a gym are searched among all members.
            ["CREATE INDEX deed_gym_visit ON deed (source, owner_id, at) WHERE kind = 'gym-visit'"]
        },
        Migration("deeds-0003-news") { words in
            [
                """
                CREATE TABLE deed_news (
                    id \(words.identity),
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    day \(words.text) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX deed_news_owner ON deed_news (owner_id, day)",
                "INSERT INTO deed_news (owner_id, day) SELECT DISTINCT owner_id, day FROM deed",
            ] + DeedNews.triggers(words.dialect)
        },
        Migration("deeds-0004-came-along") { words in
            [
                """
                ALTER TABLE deed ADD COLUMN came_along \(words.integer) NOT NULL DEFAULT 0
                    CHECK (came_along IN (0, 1))
                """
            ]
        },
        Migration("deeds-0005-news-due") { words in
            // News of days to come wait until these have begun.
            [
                "ALTER TABLE deed_news ADD COLUMN due_at \(words.integer) NOT NULL DEFAULT 0",
                "DROP INDEX deed_news_owner",
                "CREATE INDEX deed_news_owner ON deed_news (owner_id, due_at, day)",
            ]
        },
        Migration("deeds-0006-news-keep-their-pages") { words in
            // Counting empties the table, and PostgreSQL would give its pages back to the disk under a lock for which
            // every page of Keep going waits. Later news fill them anew.
            words.dialect == .postgres ? ["ALTER TABLE deed_news SET (vacuum_truncate = off)"] : []
        },
    ]
}
