import Storage

/// Creates the table of links that make the first administrator.
enum AdministratorLinkMigrations {
    static let all = [Migration("accounts-administrator-0001-link") { [Self.link($0)] }]

    /// Returns the table of links: one for each node, replaced at each of its starts.
    private static func link(_ words: SchemaWords) -> String {
        """
        CREATE TABLE administrator_link (
            node \(words.text) NOT NULL PRIMARY KEY,
            token_hash \(words.blob) NOT NULL UNIQUE,
            expires_at \(words.integer) NOT NULL
        ) \(words.strict)
        """
    }
}
