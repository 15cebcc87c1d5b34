import Foundation

/// Keeps a data folder to one program: held as long as this lives, and released by the system if the program dies.
package final class DataFolderLock: Sendable {
    private let descriptor: Int32

    /// Throws `DatabaseInUse` when another holds it.
    package init(folder: String) throws {
        let path = folder + "/spotter.lock"
        self.descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard self.descriptor >= 0 else { throw DatabaseError.unavailable("The file \(path) can't be written.") }
        // What throws from here on is closed by deinit.
        guard flock(self.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw DatabaseInUse() }
    }

    deinit {
        if self.descriptor >= 0 { close(self.descriptor) }
    }
}

/// Another program serves from this database: end it first.
package struct DatabaseInUse: Error, Equatable {}
