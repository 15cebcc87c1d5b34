import Foundation

/// The list of what an import left out: where it stood and why, a line each.
final class ReasonsFile {
    let path: String
    private var waiting = ""
    private(set) var length: Int
    /// Beyond this the list goes on only as counts by reason.
    private static let longest = 32 << 20

    /// Goes on after the first `length` bytes of an earlier run's list, or begins anew.
    init(_ file: URL, keeping length: Int) {
        self.path = file.path
        self.length = length
        // An earlier import's list; that there is none is no error.
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
        // What an earlier run wrote after its last commit is told once more.
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
