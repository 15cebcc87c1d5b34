package import Storage

/// Creates the tables of this room.
package enum PortabilityMigrations {
    package static let all = [
        Migration("takeout-0001-import") { [Self.imports($0), Self.rows($0)] },
        // Rows that were not written although they were not here: beyond a limit, or with a parent that isn't here.
        Migration("takeout-0002-left-out") { words in
            ["ALTER TABLE import ADD COLUMN left_out \(words.integer) NOT NULL DEFAULT 0"]
        },
    ]

    /// `look` is the preview as JSON; `failure` says why nothing was written.
    private static func imports(_ words: SchemaWords) -> String {
        """
        CREATE TABLE import (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL CHECK (length(id) = 36),
            state \(words.text) NOT NULL
                CHECK (state IN ('reading', 'looked', 'running', 'done', 'undoing', 'undone', 'failed')),
            look \(words.text) NOT NULL,
            added \(words.integer) NOT NULL DEFAULT 0,
            known \(words.integer) NOT NULL DEFAULT 0,
            failure \(words.text) NOT NULL DEFAULT '',
            created_at \(words.integer) NOT NULL,
            PRIMARY KEY (owner_id, id)
        ) \(words.strict)
        """
    }

    /// Returns the staged rows, in order; `outcome` 0 is not yet, 1 added, 2 not written, 3 undone.
    private static func rows(_ words: SchemaWords) -> String {
        """
        CREATE TABLE import_row (
            owner_id \(words.integer) NOT NULL,
            import_id \(words.text) NOT NULL,
            number \(words.integer) NOT NULL,
            content \(words.text) NOT NULL,
            outcome \(words.integer) NOT NULL DEFAULT 0 CHECK (outcome IN (0, 1, 2, 3)),
            PRIMARY KEY (owner_id, import_id, number),
            FOREIGN KEY (owner_id, import_id) REFERENCES import (owner_id, id) ON DELETE CASCADE
        ) \(words.strict)
        """
    }
}
