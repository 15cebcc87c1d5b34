import Foundation

/// A file lock that keeps a data folder to one program; the system releases it if the program dies.
package final class DataFolderLock: Sendable {
    private let descriptor: Int32

    /// Throws `DatabaseInUse` when another program holds the lock.
    package init(folder: String) throws {
        let path = folder + "/spotter.lock"
        self.descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard self.descriptor >= 0 else { throw DatabaseError.unavailable("The file \(path) can't be written.") }
        // deinit closes the descriptor when this throws.
        guard flock(self.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw DatabaseInUse() }
    }

    deinit {
        if self.descriptor >= 0 { close(self.descriptor) }
    }
}

/// Thrown while another program serves from the database, which must be ended first.
package struct DatabaseInUse: Error, Equatable {}
