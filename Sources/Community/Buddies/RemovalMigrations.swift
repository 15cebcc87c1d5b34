import Storage

/// Adds the columns that undoing the removal of a buddy needs: what the row of `buddy` said, and when it went.
enum RemovalMigrations {
    static let all = [
        Migration("community-buddies-0001-removal") { words in
            [
                "ALTER TABLE parting ADD COLUMN since \(words.integer)",
                "ALTER TABLE parting ADD COLUMN is_new \(words.integer) CHECK (is_new IN (0, 1))",
                "ALTER TABLE parting ADD COLUMN read_number \(words.integer) CHECK (read_number >= 0)",
                // Only the row of the member who removed the other has it.
                "ALTER TABLE parting ADD COLUMN removed_at \(words.integer)",
            ]
        }
    ]
}
