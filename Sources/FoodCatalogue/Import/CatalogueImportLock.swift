import Foundation

/// A file lock that keeps a volume to one import; the system releases it if the program dies.
final class CatalogueImportLock {
    private let path: String
    private let descriptor: Int32

    /// Throws `CatalogueImportProblem.busy` when another import holds the lock.
    init(_ file: URL) throws(CatalogueImportProblem) {
        self.path = file.path
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable("\(file.path) can't be written.") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .busy
        }
        self.descriptor = descriptor
    }

    deinit {
        unlink(self.path)
        close(self.descriptor)
    }
}
