import CZlib
import Foundation

/// Reads a text file line by line in bounded memory, plain or gzipped alike.
///
/// A line is UTF-8 or, when it is not, ISO 8859-1 (as USDA's older tables are).
final class LineReader {
    private let file: gzFile
    private let size: Int
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)
    private var next = 0
    private var end = 0
    /// How many bytes were unpacked before the buffer's first.
    private var before = 0
    /// The number of the line last read, from 1.
    private(set) var number = 0
    /// Whether that line was too long to be kept.
    private(set) var wasTooLong = false

    /// A longer line is of no table read here: it is left out.
    static let longestLine = 1 << 22
    /// A line longer still, or a file that unpacks to so many times its size, means that it is no table at all.
    private static let absurdLine = 1 << 26
    private static let absurdRatio = 200
    private static let freeOfSuspicion = 1 << 28

    init(_ path: URL) throws(CatalogueImportProblem) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), !isFolder.boolValue,
            let stamp = FileStamp(path.path), let file = gzopen(path.path, "rb")
        else { throw .unreadable(path.lastPathComponent) }
        self.file = file
        self.size = stamp.size
        gzbuffer(file, 1 << 18)
    }

    deinit { gzclose(self.file) }

    /// Where the next line begins, in unpacked bytes.
    var position: Int { self.before + self.next }

    /// How much of the file was read, 0 … 1.
    var share: Double { self.size == 0 ? 1 : min(1, Double(gzoffset(self.file)) / Double(self.size)) }

    /// Goes on at a position that was told before.
    func skip(to position: Int, number: Int) throws(CatalogueImportProblem) {
        guard gzseek(self.file, position, SEEK_SET) == position else { throw Self.cut }
        (self.before, self.next, self.end, self.number) = (position, 0, 0, number)
    }

    /// The next line without its line break, or nil at the end; a line that is too long is empty.
    func line() throws(CatalogueImportProblem) -> String? {
        var bytes: [UInt8] = []
        var length = 0
        self.wasTooLong = false
        while try self.fill() {
            let rest = self.buffer[self.next..<self.end]
            let stop = rest.withUnsafeBytes { rest -> Int? in
                guard let base = rest.baseAddress, let found = memchr(base, 0x0A, rest.count) else { return nil }
                return base.distance(to: UnsafeRawPointer(found))
            }
            let piece = rest.prefix(stop ?? rest.count)
            length += piece.count + 1
            self.next += piece.count + (stop == nil ? 0 : 1)
            if stop != nil, bytes.isEmpty, length <= Self.longestLine { return self.text(piece) }
            self.wasTooLong = length > Self.longestLine
            if self.wasTooLong { bytes = [] } else { bytes += piece }
            guard length <= Self.absurdLine else {
                throw .damaged("A line of it is longer than 64 MB, so it is no table of foods.")
            }
            if stop != nil { return self.text(bytes[...]) }
        }
        return length == 0 ? nil : self.text(bytes[...])
    }

    private func text(_ line: ArraySlice<UInt8>) -> String {
        self.number += 1
        let line = line.last == 0x0D ? line.dropLast() : line
        if let text = String(validating: line, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) }))
    }

    private func fill() throws(CatalogueImportProblem) -> Bool {
        guard self.next == self.end else { return true }
        self.before += self.end
        let count = self.buffer.withUnsafeMutableBytes { gzread(self.file, $0.baseAddress, UInt32($0.count)) }
        var code = Z_OK
        // A file that ends too early reads well to its end, and only then says so.
        if count == 0 { gzerror(self.file, &code) }
        guard count >= 0, code == Z_OK || code == Z_STREAM_END else { throw Self.cut }
        self.next = 0
        self.end = Int(count)
        guard self.before < max(Self.freeOfSuspicion, self.size * Self.absurdRatio) else {
            throw .damaged("It unpacks to more than 200 times its size, as no table of foods does.")
        }
        return count > 0
    }

    private static let cut = CatalogueImportProblem.damaged("It is not a whole gzip file.")
}
