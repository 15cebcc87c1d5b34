import Foundation
import GRDB

/// An SQLite database in a single file, as backups are.
enum SQLiteFile {
    /// Opens or makes the file, readable by its owner alone.
    static func open(_ path: String, readonly: Bool = false) throws -> DatabaseQueue {
        if !FileManager.default.fileExists(atPath: path) {
            guard !readonly else { throw DatabaseError.failed("There is no file \(path).") }
            guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw DatabaseError.unavailable("The file \(path) can't be written.") }
        }
        var configuration = Configuration()
        configuration.readonly = readonly
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Completes a file: leaves WAL mode, closes it, and renames it to `path`.
    static func finish(_ queue: DatabaseQueue, as path: String) throws {
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        let unfinished = queue.path
        try queue.close()
        guard rename(unfinished, path) == 0 else {
            throw DatabaseError.unavailable("The file \(path) can't be written.")
        }
    }

    static func remove(_ path: String) throws {
        for file in [path, path + "-wal", path + "-shm", path + "-journal"]
        where FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
    }
}
