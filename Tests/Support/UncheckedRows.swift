package import Storage

extension Database {
    /// Writes what a check of the schema would refuse, as a later version of the program or a hand at the database may.
    ///
    /// `drop` takes the check away on PostgreSQL; SQLite needs no more than to be told.
    package func write(_ statement: SQL, past drop: SQL) async throws {
        try await self.write { db in
            try db.execute(db.dialect == .postgres ? drop : "PRAGMA ignore_check_constraints = ON")
            try db.execute(statement)
            if db.dialect == .sqlite { try db.execute("PRAGMA ignore_check_constraints = OFF") }
        }
    }
}
