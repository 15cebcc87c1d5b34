import Foundation
import GRDB

extension SQLiteDatabase {
    /// Applies pending migrations by GRDB's migrator, after copying an existing file.
    package func migrate(_ migrations: [Migration]) async throws {
        let migrator = Self.migrator(migrations)
        do {
            let applied = try await self.pool.read { try Self.applied($0, in: migrator) }
            guard let next = migrator.migrations.first(where: { !applied.contains($0) }) else { return }
            if !applied.isEmpty { try self.keepCopy(before: next) }
            try migrator.migrate(self.pool)
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
    }

    static func migrator(_ migrations: [Migration]) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name) { database in
                for statement in migration.statements(SchemaWords(.sqlite)) { try database.execute(sql: statement) }
            }
        }
        return migrator
    }

    /// Returns the applied migrations; throws `SchemaIsNewer` when some are unknown.
    static func applied(_ database: GRDB.Database, in migrator: DatabaseMigrator) throws -> Set<String> {
        let applied = try migrator.appliedIdentifiers(database)
        let unknown = applied.subtracting(migrator.migrations)
        guard unknown.isEmpty else { throw SchemaIsNewer(unknown: unknown.sorted()) }
        return applied
    }

    /// Copies the database beside itself and keeps the newest three copies.
    private func keepCopy(before migration: String) throws {
        let file = URL(filePath: self.pool.path)
        let prefix = file.lastPathComponent + ".before-"
        try self.copy(to: file.deletingLastPathComponent().appending(path: "\(prefix)\(migration).backup").path)
        let copies = try FileManager.default.contentsOfDirectory(
            at: file.deletingLastPathComponent(),
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        .filter { $0.lastPathComponent.hasPrefix(prefix) }
        .map { ($0, try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) }
        .sorted { ($0.1 ?? .distantPast) > ($1.1 ?? .distantPast) }
        for (old, _) in copies.dropFirst(3) { try FileManager.default.removeItem(at: old) }
    }

    /// Copies the whole database as it is now into a file that appears once it is complete.
    func copy(to path: String) throws {
        let unfinished = path + ".unfinished"
        try SQLiteFile.remove(unfinished)
        do {
            let target = try SQLiteFile.open(unfinished)
            try self.pool.backup(to: target)
            try SQLiteFile.finish(target, as: path)
        } catch {
            try SQLiteFile.remove(unfinished)
            throw error
        }
    }
}
