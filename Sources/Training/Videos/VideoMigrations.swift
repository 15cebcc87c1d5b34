import Storage

/// Creates the tables of search results, which are shared by all members, of the number of searches a day, and of the
/// operator's list.
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
        },
        Migration("training-videos-0002-list") { words in
            [
                """
                CREATE TABLE listed_video (
                    subject \(words.text) NOT NULL CHECK (subject <> ''),
                    position \(words.integer) NOT NULL CHECK (position >= 0),
                    video_id \(words.text) NOT NULL CHECK (length(video_id) = 11),
                    title \(words.text) NOT NULL CHECK (title <> ''),
                    channel \(words.text) NOT NULL,
                    PRIMARY KEY (subject, position)
                ) \(words.clustered)
                """
            ]
        },
    ]
}
