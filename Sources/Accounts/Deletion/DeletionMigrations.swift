import Storage

/// Creates the table of members who asked to leave, with the time of their deletion.
enum DeletionMigrations {
    static let all = [Migration("accounts-deletion-0001-leaving") { [Self.leaving($0)] }]

    /// When rows began to go, after which nobody stays; it comes after the column `by_house`.
    static let begun = Migration("accounts-deletion-0003-begun") { words in
        ["ALTER TABLE leaving ADD COLUMN begun_at \(words.integer)"]
    }

    private static func leaving(_ words: SchemaWords) -> String {
        """
        CREATE TABLE leaving (
            owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
            asked_at \(words.integer) NOT NULL,
            due_at \(words.integer) NOT NULL CHECK (due_at > asked_at)
        ) \(words.strict)
        """
    }
}
