import Storage

/// Creates the tables of chats and messages; the rows of `buddy` say who takes part.
enum ChatMigrations {
    static let all = [
        Migration("community-chat-0001-chat") { words in
            [
                // The last message is counted here, so that numbers have no gaps and their order is that of writing.
                """
                CREATE TABLE chat (
                    id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
                    last_number \(words.integer) NOT NULL CHECK (last_number >= 0),
                    last_at \(words.integer) NOT NULL,
                    left_at \(words.integer)
                ) \(words.strict)
                """,
                "CREATE INDEX chat_left ON chat (left_at) WHERE left_at IS NOT NULL",
                "CREATE INDEX buddy_chat ON buddy (chat_id)",
                """
                CREATE TABLE chat_message (
                    chat_id \(words.text) NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
                    number \(words.integer) NOT NULL CHECK (number >= 1),
                    sender_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    client_id \(words.text) NOT NULL CHECK (length(client_id) = 36),
                    kind \(words.text) NOT NULL CHECK (kind IN ('text', 'workout', 'meal')),
                    sealed \(words.blob) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (chat_id, number),
                    UNIQUE (sender_id, chat_id, client_id)
                ) \(words.strict)
                """,
            ]
        },
        Migration("community-chat-0002-said-alike") { words in
            [
                // to_id needs no foreign key, because the row is deleted within a day.
                """
                CREATE TABLE said_alike (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    mark \(words.blob) NOT NULL CHECK (length(mark) = 16),
                    to_id \(words.integer) NOT NULL,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, mark, to_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX said_alike_age ON said_alike (at)",
            ]
        },
    ]
}
