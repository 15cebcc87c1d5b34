/// Copies everything between a backup file and PostgreSQL, either way, inside one transaction on each side.
struct BackupCopy {
    let sqlite: any SQLConnection
    let postgres: any SQLConnection

    /// Fills an empty backup file.
    func intoFile() throws {
        try self.postgres.execute("SET LOCAL statement_timeout = 0")
        try self.sqlite.execute("PRAGMA defer_foreign_keys = ON")
        for table in try BackupTable.all(self.sqlite) {
            try table.read(self.postgres) { values, rows in try table.insert(values, rows: rows, into: self.sqlite) }
        }
        for (table, last) in try self.postgresSequences() {
            guard let last else { continue }
            try self.sqlite.execute("DELETE FROM sqlite_sequence WHERE name = \(table)")
            try self.sqlite.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (\(table), \(last))")
        }
    }

    /// Replaces every row in PostgreSQL; throws `DatabaseInUse` while a program serves from it.
    func intoPostgres() throws {
        try self.postgres.execute("SET LOCAL statement_timeout = 0")
        try PostgresLock.keepOthersOut(self.postgres)
        let tables = try BackupTable.all(self.sqlite)
        guard !tables.isEmpty else { return }
        try self.postgres.execute(SQL(trusted: "TRUNCATE \(tables.map(\.quoted).joined(separator: ", ")) CASCADE"))
        try self.deferringForeignKeys {
            for table in tables {
                try table.read(self.sqlite) { values, rows in
                    try table.insert(values, rows: rows, into: self.postgres)
                }
            }
        }
        let given = Dictionary(
            uniqueKeysWithValues: try self.sqlite.rows("SELECT name, seq FROM sqlite_sequence") { row in
                var columns = row.reader
                return (try columns.text(), try columns.integer())
            }
        )
        for (table, _) in try self.postgresSequences() {
            let last = given[table] ?? 0
            _ = try self.postgres.exists(
                """
                SELECT setval(pg_get_serial_sequence(quote_ident(\(table)), 'id'), GREATEST(\(last), 1), \(last) > 0)
                """
            )
        }
    }

    /// Runs `work` while foreign keys wait for its end, because rows may refer to rows that come later.
    private func deferringForeignKeys(_ work: () throws -> Void) throws {
        let constraints = try self.postgres.rows(
            """
            SELECT CAST(CAST(conrelid AS regclass) AS TEXT), quote_ident(conname) FROM pg_constraint
            WHERE contype = 'f' AND NOT condeferrable
                AND connamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
            """
        ) { row in
            var columns = row.reader
            return (table: try columns.text(), name: try columns.text())
        }
        for constraint in constraints {
            let change = "ALTER TABLE \(constraint.table) ALTER CONSTRAINT \(constraint.name)"
            try self.postgres.execute(SQL(trusted: "\(change) DEFERRABLE INITIALLY DEFERRED"))
        }
        try work()
        try self.postgres.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for constraint in constraints {
            let change = "ALTER TABLE \(constraint.table) ALTER CONSTRAINT \(constraint.name)"
            try self.postgres.execute(SQL(trusted: "\(change) NOT DEFERRABLE"))
        }
    }

    /// Returns the last id that each identity column gave; nil when it never gave any.
    private func postgresSequences() throws -> [(table: String, last: Int64?)] {
        try self.postgres.rows(
            """
            SELECT table_name,
                pg_sequence_last_value(CAST(pg_get_serial_sequence(quote_ident(table_name), column_name) AS regclass))
            FROM information_schema.columns
            WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name
            """
        ) { row in
            var columns = row.reader
            return (table: try columns.text(), last: try columns.optionalInteger())
        }
    }
}
