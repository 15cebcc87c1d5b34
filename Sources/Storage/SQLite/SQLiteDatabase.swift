import Foundation
import GRDB

/// SQLite through GRDB: one writer beside several readers.
package final class SQLiteDatabase: Database {
    package let dialect = Dialect.sqlite
    package let setAside = SetAsideRows()
    /// The pool for writes, migrations and copies.
    let pool: DatabasePool
    private let readers: SQLiteReaders

    /// Opens or makes the file at `path`.
    package init(path: String) throws {
        var configuration = Configuration()
        configuration.label = "spotter"
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            // A commit survives a crash of the program but perhaps not a power cut. Each connection caches 2 MB of
            // pages; a mapped file would count once for each connection and grow with the diary. What was written is
            // brought into the file after 16 MB, four times as much as usual: a page that changes often is copied less often.
            for setting in [
                "synchronous = NORMAL", "cache_size = -2000", "temp_store = MEMORY", "wal_autocheckpoint = 4000",
            ] {
                try database.execute(sql: "PRAGMA \(setting)")
            }
        }
        do {
            self.pool = try DatabasePool(path: path, configuration: configuration)
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
        self.readers = SQLiteReaders(path: path, configuration: configuration)
    }

    package func read<T: Sendable>(
        _ work: @Sendable @escaping (any SQLConnection) throws -> T
    ) async throws -> T {
        do {
            return try self.readHere(work)
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
    }

    package func rows<T: Sendable>(
        _ sql: SQL,
        _ map: @Sendable @escaping (SQLRow) throws -> T
    ) async throws -> [T] {
        do {
            return try self.rowsHere(sql, map)
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
    }

    /// Writes in a transaction that GRDB begins IMMEDIATE, so that it never has to give way to another writer halfway.
    @discardableResult
    package func write<T: Sendable>(
        _ work: @Sendable @escaping (any SQLConnection) throws -> T
    ) async throws -> T {
        do {
            return try await self.pool.write { database in try self.whole(database, work) }
        } catch let error as GRDB.DatabaseError {
            throw DatabaseError(error)
        }
    }

    package func run(_ statements: [SQL]) async throws -> [Int] {
        try await self.write { connection in try statements.map { try connection.execute($0) } }
    }

    /// Reads on the calling thread.
    ///
    /// A read takes microseconds, and a switch of threads costs as much again. Writes do switch: they queue for the one
    /// writer.
    private func readHere<T>(_ work: (any SQLConnection) throws -> T) throws -> T {
        try self.readers.readWhole { database in try self.whole(database, work) }
    }

    private func rowsHere<T>(_ sql: SQL, _ map: (SQLRow) throws -> T) throws -> [T] {
        try self.readers.read { database in try self.whole(database) { try $0.rows(sql, map) } }
    }

    package func announce(_ text: String, on channel: String) async throws {}

    package func announcements(on channel: String) -> AsyncStream<Announcement> { AsyncStream { $0.finish() } }

    package func close() async throws {
        try self.readers.close()
        try self.pool.close()
    }

    private func whole<T>(
        _ database: GRDB.Database,
        _ work: (any SQLConnection) throws -> T
    ) throws -> T {
        let connection = SQLiteConnection(database, setAside: self.setAside)
        let value = try work(connection)
        if let failure = connection.failure { throw failure }
        return value
    }
}
