import Foundation
import GRDB

/// Backups: each is one SQLite file, which can be restored to either engine.
///
/// The sealing key is not in it; sealed columns can't be read without it.
package enum Backup {
    /// Thrown for a file that is no backup of ours, or was damaged.
    package struct Unusable: Error, Equatable {
        package let reason: String
    }

    /// Copies the database as it is at one moment, while it serves; the file appears once it is complete.
    package static func write(
        _ database: any Database,
        _ migrations: [Migration],
        to file: String
    ) async throws {
        try await self.mapped {
            if let database = database as? SQLiteDatabase { return try database.copy(to: file) }
            let unfinished = file + ".unfinished"
            try SQLiteFile.remove(unfinished)
            do {
                let queue = try SQLiteFile.open(unfinished)
                try await database.read { postgres in
                    let applied = try PostgresDatabase.applied(postgres, in: migrations)
                    try SQLiteDatabase.migrator(migrations.filter { applied.contains($0.name) }).migrate(queue)
                    try queue.write { sqlite in
                        try BackupCopy(sqlite: SQLiteConnection(sqlite, setAside: SetAsideRows()), postgres: postgres)
                            .intoFile()
                    }
                }
                try SQLiteFile.finish(queue, as: file)
            } catch {
                try SQLiteFile.remove(unfinished)
                throw error
            }
        }
    }

    /// Replaces everything at `location` by the contents of `file`, migrated to `migrations`, in one transaction.
    ///
    /// Throws `DatabaseInUse` while a program serves from there and `SchemaIsNewer` when either was written by a later
    /// version.
    package static func restore(
        _ file: String,
        to location: DatabaseLocation,
        _ migrations: [Migration]
    ) async throws {
        try await self.mapped {
            let draft = FileManager.default.temporaryDirectory.appending(path: "restore-\(RowID.new()).sqlite")
                .path
            defer {
                // A draft that can't be removed doesn't undo a restore.
                try? SQLiteFile.remove(draft)
            }
            let backup = try Self.draft(of: file, at: draft, migrations)
            switch location {
            case .sqlite(let path):
                let lock = try DataFolderLock(folder: URL(filePath: path).deletingLastPathComponent().path)
                try withExtendedLifetime(lock) {
                    let target = try SQLiteFile.open(path)
                    _ = try target.read { try SQLiteDatabase.applied($0, in: SQLiteDatabase.migrator(migrations)) }
                    try backup.backup(to: target)
                    try target.close()
                }
            case .postgres:
                let target = try openDatabase(at: location, for: .maintenance, concurrency: 1)
                try await target.migrate(migrations)
                try await target.write { postgres in
                    try backup.read { sqlite in
                        try BackupCopy(sqlite: SQLiteConnection(sqlite, setAside: SetAsideRows()), postgres: postgres)
                            .intoPostgres()
                    }
                }
                try await target.close()
            }
        }
    }

    /// Returns a copy of the file, checked and migrated; the file itself stays as it is.
    private static func draft(of file: String, at path: String, _ migrations: [Migration]) throws -> DatabaseQueue {
        let draft = try SQLiteFile.open(path)
        do {
            try SQLiteFile.open(file, readonly: true).backup(to: draft)
        } catch let error as GRDB.DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw Unusable(reason: "It is not a backup.")
        }
        try draft.writeWithoutTransaction { database in
            guard try database.tableExists("grdb_migrations") else { throw Unusable(reason: "It is not a backup.") }
            guard try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok",
                try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") == nil
            else { throw Unusable(reason: "It is damaged.") }
        }
        let migrator = SQLiteDatabase.migrator(migrations)
        _ = try draft.read { try SQLiteDatabase.applied($0, in: migrator) }
        try migrator.migrate(draft)
        return draft
    }

    private static func mapped(_ work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
    }
}
