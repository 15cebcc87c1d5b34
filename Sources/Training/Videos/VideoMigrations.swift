import Storage

/// The tables of search results, which are shared by all members, and of the number of searches a day.
enum VideoMigrations {
    static let all = [
        Migration("training-videos-0001-search") { words in
            [
                """
                CREATE TABLE video_search (
                    query \(words.text) NOT NULL PRIMARY KEY CHECK (query <> ''),
                    videos \(words.text) NOT NULL,
                    asked_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX video_search_asked ON video_search (asked_at)",
                """
                CREATE TABLE video_quota (
                    day \(words.text) NOT NULL PRIMARY KEY CHECK (length(day) = 10),
                    searches \(words.integer) NOT NULL CHECK (searches >= 0)
                ) \(words.strict)
                """,
            ]
        }
    ]
}
