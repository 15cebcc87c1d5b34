import Storage

/// Creates the tables of who may sign up.
enum InvitationMigrations {
    static let all = [
        Migration("accounts-invitations-0001-rule-and-links") { words in
            [
                """
                CREATE TABLE sign_up_rule (
                    id \(words.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
                    rule \(words.text) NOT NULL CHECK (rule IN ('everybody', 'invited', 'nobody'))
                ) \(words.strict)
                """,
                """
                CREATE TABLE invitation (
                    token_hash \(words.blob) NOT NULL PRIMARY KEY,
                    id \(words.text) NOT NULL UNIQUE,
                    note \(words.text) NOT NULL,
                    places \(words.integer) NOT NULL CHECK (places >= 0),
                    created_at \(words.integer) NOT NULL,
                    expires_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
            ]
        },
        Migration("accounts-invitations-0002-undo") { words in
            [
                """
                ALTER TABLE sign_up_rule
                ADD COLUMN rule_before \(words.text) CHECK (rule_before IN ('everybody', 'invited', 'nobody'))
                """,
                "ALTER TABLE invitation ADD COLUMN ended_at \(words.integer)",
            ]
        },
    ]
}
