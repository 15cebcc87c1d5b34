package import GRDB
import Synchronization

/// Connections to one SQLite file that only read: as many as have read at the same moment.
///
/// GRDB's pool hands its readers out through dispatch queues with barriers, where threads wait for each other; that took
/// longer than most of our reads. Reads happen on the thread that asks, and those threads are as few as the machine has
/// cores, so nobody has to wait here: a reader rests, or another is opened.
package final class SQLiteReaders: Sendable {
    private struct State {
        /// The one that rested last comes first, for its pages are the freshest.
        var resting: [DatabaseQueue] = []
        var isClosed = false
    }

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State())

    /// Opens nothing before the first read, when the file must be there.
    package init(path: String, configuration: Configuration) {
        var configuration = configuration
        configuration.readonly = true
        self.path = path
        self.configuration = configuration
    }

    /// Reads on this thread, without a transaction: one statement is a snapshot by itself.
    package func read<T>(_ work: (GRDB.Database) throws -> T) throws -> T {
        try self.lend { try $0.unsafeRead(work) }
    }

    /// Reads on this thread, in a transaction: several statements see the same.
    package func readWhole<T>(_ work: (GRDB.Database) throws -> T) throws -> T {
        try self.lend { try $0.read(work) }
    }

    /// Lends no more; a reader that is out closes when it comes back.
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
        // One that isn't kept closes as it goes.
        defer { self.state.withLock { if !$0.isClosed { $0.resting.append(reader) } } }
        return try read(reader)
    }
}
