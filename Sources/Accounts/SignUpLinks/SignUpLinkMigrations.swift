import Storage

/// Creates the table of sign-ups that wait for their mailed link; none of them is a member yet.
enum SignUpLinkMigrations {
    static let all = [
        Migration("accounts-sign-up-links-0001-link") { words in
            [
                """
                CREATE TABLE sign_up_link (
                    token_hash \(words.blob) NOT NULL PRIMARY KEY,
                    email_mark \(words.blob) NOT NULL,
                    sealed \(words.blob),
                    created_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX sign_up_link_email ON sign_up_link (email_mark, created_at)",
                "CREATE INDEX sign_up_link_age ON sign_up_link (created_at)",
            ]
        }
    ]
}
