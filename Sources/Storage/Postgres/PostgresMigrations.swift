extension PostgresDatabase {
    /// Applies pending migrations, each in its own transaction, one program at a time.
    package func migrate(_ migrations: [Migration]) async throws {
        try await self.alone { connection in
            try connection.execute("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)")
        }
        let applied = try await self.read { try Self.applied($0, in: migrations) }
        for migration in migrations where !applied.contains(migration.name) {
            try await self.alone { connection in
                // Another program may have applied it while this one waited for the lock.
                guard try !connection.exists("SELECT 1 FROM migration WHERE name = \(migration.name)") else { return }
                for statement in migration.statements(SchemaWords(.postgres)) {
                    try connection.execute(SQL(trusted: statement))
                }
                try connection.execute("INSERT INTO migration (name) VALUES (\(migration.name))")
            }
        }
    }

    /// Returns the applied migrations; throws `SchemaIsNewer` when some are unknown.
    static func applied(_ connection: any SQLConnection, in migrations: [Migration]) throws -> Set<String> {
        let applied = Set(try connection.rows("SELECT name FROM migration") { try $0.text(0) })
        let unknown = applied.subtracting(migrations.map(\.name))
        guard unknown.isEmpty else { throw SchemaIsNewer(unknown: unknown.sorted()) }
        return applied
    }

    /// Runs a transaction under the migration lock, without a time limit.
    private func alone(_ work: @Sendable @escaping (any SQLConnection) throws -> Void) async throws {
        try await self.write { connection in
            try connection.execute("SET LOCAL statement_timeout = 0")
            try connection.execute(SQL(trusted: "SELECT pg_advisory_xact_lock(\(PostgresLock.migrating))"))
            try work(connection)
        }
    }
}
