import CZlib
import Foundation

/// Unpacks a gzipped file piece by piece, and reads a plain one as it is.
final class GzipReader {
    /// A file that unpacks to so many times its size is no table at all.
    private static let absurdRatio = 200
    private static let freeOfSuspicion = 1 << 28
    private static let piece = 1 << 18

    private let file: gzFile
    private let size: Int
    /// How many bytes were unpacked.
    private var unpacked = 0

    init(_ path: URL) throws(CatalogueImportProblem) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), !isFolder.boolValue,
            let stamp = FileStamp(path.path), let file = gzopen(path.path, "rb")
        else { throw .unreadable(path.lastPathComponent) }
        self.file = file
        self.size = stamp.size
        gzbuffer(file, UInt32(Self.piece))
    }

    deinit { gzclose(self.file) }

    /// The share of the file that was read, 0 … 1.
    var share: Double { self.size == 0 ? 1 : min(1, Double(gzoffset(self.file)) / Double(self.size)) }

    /// Goes on at a position in the unpacked bytes.
    func skip(to position: Int) throws(CatalogueImportProblem) {
        guard gzseek(self.file, position, SEEK_SET) == position else { throw Self.cut }
        self.unpacked = position
    }

    /// Returns the next bytes; nil at the end.
    func next() throws(CatalogueImportProblem) -> [UInt8]? {
        guard self.unpacked < max(Self.freeOfSuspicion, self.size * Self.absurdRatio) else {
            throw .damaged("It unpacks to more than 200 times its size, as no table of foods does.")
        }
        var count: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
            count = gzread(self.file, buffer.baseAddress, UInt32(buffer.count))
            filled = max(0, Int(count))
        }
        var code = Z_OK
        // zlib reads a truncated file without an error up to its end, and reports it only then.
        if count == 0 { gzerror(self.file, &code) }
        guard count >= 0, code == Z_OK || code == Z_STREAM_END else { throw Self.cut }
        self.unpacked += bytes.count
        return bytes.isEmpty ? nil : bytes
    }

    private static let cut = CatalogueImportProblem.damaged("It is not a whole gzip file.")
}
