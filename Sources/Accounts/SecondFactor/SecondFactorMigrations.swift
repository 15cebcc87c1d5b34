import Storage

/// Creates the tables of second factors and of their recovery codes.
enum SecondFactorMigrations {
    static let all = [
        Migration("accounts-second-factor-0001-totp") { [Self.secondFactor($0), Self.recoveryCode($0)] },
        // The number of the tickets that are good: each sign-in raises it.
        Migration("accounts-second-factor-0002-ticket") { words in
            ["ALTER TABLE second_factor ADD COLUMN ticket \(words.integer) NOT NULL DEFAULT 0"]
        },
    ]

    /// Returns the table of secrets, sealed, with the step whose code was taken last.
    private static func secondFactor(_ words: SchemaWords) -> String {
        """
        CREATE TABLE second_factor (
            owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
            sealed \(words.blob) NOT NULL,
            step \(words.integer) NOT NULL,
            created_at \(words.integer) NOT NULL
        ) \(words.strict)
        """
    }

    /// Returns the table of the codes that weren't used yet, each by a keyed hash.
    private static func recoveryCode(_ words: SchemaWords) -> String {
        """
        CREATE TABLE recovery_code (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            mark \(words.blob) NOT NULL,
            PRIMARY KEY (owner_id, mark)
        ) \(words.strict)
        """
    }
}
