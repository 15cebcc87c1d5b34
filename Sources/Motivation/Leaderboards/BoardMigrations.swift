import Storage

/// Creates the tables of who is on a board, and of the sums by which it is sorted, so that nothing is added up when it
/// is shown.
enum BoardMigrations {
    static let all = [
        Migration("motivation-0003-board") { words in
            [
                """
                CREATE TABLE board_seat (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    board \(words.text) NOT NULL,
                    at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                """
                CREATE TABLE board_score (
                    owner_id \(words.integer) NOT NULL REFERENCES board_seat (owner_id) ON DELETE CASCADE,
                    span \(words.text) NOT NULL,
                    board \(words.text) NOT NULL,
                    points \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, span)
                ) \(words.clustered)
                """,
                "CREATE INDEX board_place ON board_score (board, span, points, owner_id)",
            ]
        }
    ]
}
