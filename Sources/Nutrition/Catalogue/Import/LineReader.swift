import CZlib
import Foundation

/// Reads a text file line by line in bounded memory, plain or gzipped alike.
///
/// A line is UTF-8 or, when it is not, ISO 8859-1 (as USDA's older tables are).
final class LineReader {
    private let file: gzFile
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var next = 0
    private var end = 0
    /// The number of the line last read, from 1.
    private(set) var number = 0

    /// A longer line is not of any table read here; its first bytes stand for it.
    private static let longestLine = 1 << 20

    init(_ path: URL) throws(ImportProblem) {
        guard let file = gzopen(path.path, "rb") else { throw .unreadable(path.lastPathComponent) }
        self.file = file
        gzbuffer(file, 1 << 18)
    }

    deinit { gzclose(self.file) }

    /// The next line without its line break, or nil at the end.
    func line() throws(ImportProblem) -> String? {
        var bytes: [UInt8] = []
        var any = false
        while try self.fill() {
            any = true
            let stop = self.buffer[self.next..<self.end].firstIndex(of: 0x0A)
            if bytes.count < Self.longestLine { bytes += self.buffer[self.next..<(stop ?? self.end)] }
            self.next = stop.map { $0 + 1 } ?? self.end
            if stop != nil { break }
        }
        guard any else { return nil }
        self.number += 1
        if bytes.last == 0x0D { bytes.removeLast() }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private func fill() throws(ImportProblem) -> Bool {
        guard self.next == self.end else { return true }
        let count = self.buffer.withUnsafeMutableBytes { gzread(self.file, $0.baseAddress, UInt32($0.count)) }
        var code = Z_OK
        // A file that ends too early reads well to its end, and only then says so.
        if count == 0 { gzerror(self.file, &code) }
        guard count >= 0, code == Z_OK || code == Z_STREAM_END else { throw .damaged("It is not a whole gzip file.") }
        self.next = 0
        self.end = Int(count)
        return count > 0
    }
}
