import CZlib
import Foundation

/// Writes a gzip file without name and time, so that the same text always gives the same bytes.
final class GzipWriter {
    private var file: gzFile?

    init(_ path: URL) throws(CatalogueImportProblem) {
        guard let file = gzopen(path.path, "wb9") else { throw .unwritable(path.lastPathComponent) }
        self.file = file
    }

    deinit { if let file { gzclose(file) } }

    func write(_ line: String) throws(CatalogueImportProblem) {
        var line = line + "\n"
        let written = line.withUTF8 { gzwrite(self.file, $0.baseAddress, UInt32($0.count)) }
        guard written == line.utf8.count else { throw .unwritable("The disk may be full.") }
    }

    func close() throws(CatalogueImportProblem) {
        let result = gzclose(self.file)
        self.file = nil
        guard result == Z_OK else { throw .unwritable("The disk may be full.") }
    }
}
