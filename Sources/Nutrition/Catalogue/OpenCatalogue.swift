import Foundation
import GRDB

/// One catalogue file, open for reading; a newer file at its path is another one.
final class OpenCatalogue: Sendable {
    let origin: SourceOrigin
    let count: Int
    let stamp: FileStamp
    let recent = RecentSearches()
    private let pool: DatabasePool

    init(_ path: String) throws(CatalogueProblem) {
        guard let stamp = FileStamp(path) else { throw .missing(path) }
        self.stamp = stamp
        do {
            self.pool = try DatabasePool(path: path, configuration: Self.configuration)
            (self.origin, self.count) = try self.pool.read { db in
                guard
                    try Int.fetchOne(db, sql: "PRAGMA user_version") == CatalogueSchema.version,
                    let row = try Row.fetchOne(db, sql: "SELECT source, date FROM catalogue")
                else { throw CatalogueProblem.unreadable(path) }
                let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM food") ?? 0
                return (SourceOrigin(name: row[0], date: row[1]), count)
            }
        } catch {
            throw .unreadable(path)
        }
        guard self.count > 0 else { throw .empty(path) }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.maximumReaderCount = max(4, ProcessInfo.processInfo.activeProcessorCount)
        configuration.label = "catalogue"
        // Pages are read from the system's own cache, once for all connections.
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -1024")
        }
        return configuration
    }

    /// On the thread that asks, as `SQLiteDatabase` does.
    func read<T>(_ work: (Database) throws -> T) throws -> T {
        try self.pool.read(work)
    }
}

/// What tells a file from the one that was there before.
struct FileStamp: Equatable, Sendable {
    private let number: Int
    private let size: Int
    private let changed: Date

    /// Nil when there is no file.
    init?(_ path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),  // no file is an answer here
            let number = attributes[.systemFileNumber] as? Int, let size = attributes[.size] as? Int,
            let changed = attributes[.modificationDate] as? Date
        else { return nil }
        self.number = number
        self.size = size
        self.changed = changed
    }
}
