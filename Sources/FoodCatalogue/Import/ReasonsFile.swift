import Foundation

/// Writes the list of what an import left out: place and reason, one a line.
final class ReasonsFile {
    let path: String
    private var waiting = ""
    private(set) var length: Int
    /// A longer list is cut; the report still counts every reason.
    private static let longest = 32 << 20

    /// Resumes after the first `length` bytes of an earlier run's list; 0 begins anew.
    init(_ file: URL, keeping length: Int) {
        self.path = file.path
        self.length = length
        // Removes an earlier import's list; a missing one is no error.
        if length == 0 { try? FileManager.default.removeItem(at: file) }
    }

    func add(_ place: String, _ reason: String) {
        guard self.length + self.waiting.utf8.count < Self.longest else { return }
        self.waiting += "\(place)\t\(reason)\n"
    }

    func flush() throws {
        guard !self.waiting.isEmpty else { return }
        let file = open(self.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CatalogueImportProblem.unwritable("\(self.path) can't be written.") }
        defer { close(file) }
        // Drops what an earlier run wrote after its last commit: the same lines are read again.
        guard ftruncate(file, off_t(self.length)) == 0, lseek(file, 0, SEEK_END) >= 0 else {
            throw CatalogueImportProblem.unwritable("\(self.path) can't be written.")
        }
        let written = self.waiting.withUTF8 { write(file, $0.baseAddress, $0.count) }
        guard written == self.waiting.utf8.count else {
            throw CatalogueImportProblem.unwritable("The disk may be full.")
        }
        self.length += written
        self.waiting = ""
    }
}
