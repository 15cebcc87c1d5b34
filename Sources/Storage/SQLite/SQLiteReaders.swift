package import GRDB
import Synchronization

/// Read-only connections to one SQLite file: as many as have read at the same moment.
///
/// GRDB's pool lends its readers through dispatch queues with barriers, where threads wait for each other, which took
/// longer than most of our reads. We read on the calling thread, and these are as few as the machine has cores, so
/// nobody has to wait: a resting reader is used, or another one opened.
package final class SQLiteReaders: Sendable {
    private struct State {
        /// The last used one is taken first, because its page cache is the freshest.
        var resting: [DatabaseQueue] = []
        var isClosed = false
    }

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    /// Opens no connection before the first read; the file must exist then.
    package init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        self.path = path
        self.configuration = configuration
    }

    /// Reads on this thread without a transaction; a single statement is a snapshot by itself.
    package func read<T>(_ work: (GRDB.Database) throws -> T) throws -> T {
        try self.lend { try $0.unsafeRead(work) }
    }

    /// Reads on this thread in a transaction, so that several statements see the same snapshot.
    package func readWhole<T>(_ work: (GRDB.Database) throws -> T) throws -> T {
        try self.lend { try $0.read(work) }
    }

    /// Refuses new reads; a reader in use closes when it is returned.
    package func close() throws {
        let resting = self.state.withLock { state in
            state.isClosed = true
            defer { state.resting = [] }
            return state.resting
        }
        for reader in resting { try reader.close() }
    }

    private func lend<T>(_ read: (DatabaseQueue) throws -> T) throws -> T {
        let rested = try self.state.withLock { state in
            guard !state.isClosed else { throw DatabaseError.unavailable("The database was closed.") }
            return state.resting.popLast()
        }
        let reader = try rested ?? DatabaseQueue(path: self.path, configuration: self.configuration)
        // A reader that isn't kept closes in deinit.
        defer { self.state.withLock { if !$0.isClosed { $0.resting.append(reader) } } }
        return try read(reader)
    }
}
