extension PostgresDatabase {
    /// Applies pending migrations, each in its own transaction, one program at a time.
    ///
    /// An index of a table with rows is built outside of any transaction, so that the table may be written to meanwhile.
    package func migrate(_ migrations: [Migration]) async throws {
        try await self.alone { connection in
            try connection.execute("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)")
        }
        let applied = try await self.read { try Self.applied($0, in: migrations) }
        for migration in migrations where !applied.contains(migration.name) {
            if let index = migration.index, try await self.hasRows(index.table) {
                try await self.build(index, for: migration)
                continue
            }
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

    /// Another program migrates.
    private struct Busy: Error {}

    /// How often a schema change that can't have its table is tried again: for ten minutes at least.
    private static let tries = 100
    private static let pause = 50...150

    /// Runs a transaction under the migration lock, without a time limit for what it does.
    ///
    /// Whoever waits for a lock keeps all others from the table meanwhile, so it waits for five seconds only, and tries
    /// again. It waits for the migration lock outside of any transaction, because an index that is being built waits for
    /// all transactions.
    private func alone(_ work: @Sendable @escaping (any SQLConnection) throws -> Void) async throws {
        var tries = 0
        while true {
            do {
                return try await self.write { connection in
                    try connection.execute("SET LOCAL statement_timeout = 0")
                    let lock = SQL(trusted: "SELECT pg_try_advisory_xact_lock(\(PostgresLock.migrating))")
                    guard try connection.row(lock, { try $0.bool(0) }) == true else { throw Busy() }
                    try connection.execute("SET LOCAL lock_timeout = '5s'")
                    try work(connection)
                }
            } catch is Busy {
                try await Task.sleep(for: .milliseconds(Int.random(in: Self.pause)))
            } catch let error as DatabaseError where error == PostgresFailure.locked && tries < Self.tries {
                tries += 1
                try await Task.sleep(for: .milliseconds(10 * Int.random(in: Self.pause)))
            }
        }
    }

    private func hasRows(_ table: String) async throws -> Bool {
        try await self.exists(SQL(trusted: "SELECT 1 FROM \(table) LIMIT 1"))
    }

    /// Builds an index concurrently; what an earlier try left, which is invalid, goes first.
    private func build(_ index: Migration.Index, for migration: Migration) async throws {
        let statements = [
            "SET statement_timeout = 0", "DROP INDEX CONCURRENTLY IF EXISTS \(index.name)",
            "CREATE INDEX CONCURRENTLY \(index.name) ON \(index.table) \(index.columns)",
            "INSERT INTO migration (name) VALUES ('\(migration.name)')",
        ]
        let lock = """
            SELECT CASE WHEN EXISTS (SELECT 1 FROM migration WHERE name = '\(migration.name)') THEN false
                ELSE pg_try_advisory_lock(\(PostgresLock.migrating)) END
            """
        let isPending: SQL = "SELECT 1 FROM migration WHERE name = \(migration.name)"
        while try await !self.exists(isPending) {
            if try await self.connector.run(statements, when: lock) { return }
            try await Task.sleep(for: .milliseconds(Int.random(in: Self.pause)))
        }
    }
}
