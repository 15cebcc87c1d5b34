import Storage

/// Creates the tables of answers to suggestions and of buddies.
enum BuddyAnswerMigrations {
    static let all = [
        Migration("community-answers-0001-answer") { words in
            [
                // A yes is private until it is open: then it is a request, which the other reads. asked_at stays when a
                // request is withdrawn, because the requests of a day are limited.
                """
                CREATE TABLE buddy_answer (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    to_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    says \(words.text) NOT NULL CHECK (says IN ('yes', 'no')),
                    is_open \(words.integer) NOT NULL CHECK (is_open IN (0, 1)),
                    asked_at \(words.integer),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, to_id),
                    CHECK (owner_id <> to_id),
                    CHECK (is_open = 0 OR (says = 'yes' AND asked_at IS NOT NULL))
                ) \(words.clustered)
                """,
                "CREATE INDEX buddy_answer_asked ON buddy_answer (owner_id, asked_at) WHERE asked_at IS NOT NULL",
                "CREATE INDEX buddy_answer_to ON buddy_answer (to_id, says, is_open, at)",
                // Each pair has two rows, one for either side.
                """
                CREATE TABLE buddy (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    buddy_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    chat_id \(words.text) NOT NULL,
                    since \(words.integer) NOT NULL,
                    is_new \(words.integer) NOT NULL CHECK (is_new IN (0, 1)),
                    read_number \(words.integer) NOT NULL CHECK (read_number >= 0),
                    PRIMARY KEY (owner_id, buddy_id),
                    UNIQUE (owner_id, chat_id),
                    CHECK (owner_id <> buddy_id)
                ) \(words.strict)
                """,
                "CREATE INDEX buddy_of ON buddy (buddy_id)",
            ]
        }
    ]
}
