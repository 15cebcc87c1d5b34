import Storage

/// Creates the table of personal access tokens; only the hash of each is stored.
enum TokenMigrations {
    static let all = [
        Migration("accounts-tokens-0001-token") { [Self.token($0)] },
        // One that was just revoked may be brought back by Undo.
        Migration("accounts-tokens-0002-revoked") { words in
            ["ALTER TABLE access_token ADD COLUMN revoked_at \(words.integer)"]
        },
    ]

    /// Returns the table of tokens, which are found by their hash; `scopes` are words separated by spaces.
    private static func token(_ words: SchemaWords) -> String {
        """
        CREATE TABLE access_token (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL CHECK (length(id) = 36),
            token_hash \(words.blob) NOT NULL UNIQUE,
            name \(words.text) NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
            scopes \(words.text) NOT NULL,
            created_at \(words.integer) NOT NULL,
            seen_at \(words.integer),
            expires_at \(words.integer),
            PRIMARY KEY (owner_id, id)
        ) \(words.strict)
        """
    }
}
