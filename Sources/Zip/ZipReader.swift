import Foundation

/// Reads a zip file in bounded memory, without trusting its own figures.
package final class ZipReader {
    /// The limits of decompression.
    package struct Limits: Sendable {
        package var files = 1_000
        /// The bytes of all decompressed files together.
        package var unpacked = 512 << 20
        /// The bytes that one compressed byte may become; JSON of a diary compresses to a twentieth, a zip bomb to a
        /// thousandth.
        package var ratio = 200

        package init() {}
    }

    /// A file in the zip.
    package struct Entry: Sendable {
        package let name: String
        let method: UInt16
        let checksum: UInt32
        let compressed: Int
        /// The bytes that it says to have; more of them than that are never read.
        package let size: Int
        let offset: Int
    }

    package let entries: [Entry]
    private let file: FileHandle
    private let limits: Limits
    private var unpacked = 0

    /// Reads the directory; throws `ZipProblem` for a file that isn't accepted.
    package init(_ path: String, limits: Limits = Limits()) throws {
        guard let file = FileHandle(forReadingAtPath: path) else { throw ZipProblem.notAZip }
        self.file = file
        self.limits = limits
        self.entries = try ZipDirectory(file, limits: limits).entries
    }

    deinit {
        // Nothing was written to the file.
        try? self.file.close()
    }

    /// Returns the content of a file, to be read piece by piece and verified at its end.
    package func read(_ entry: Entry) throws -> ZipContent {
        let header = try self.file.bytes(at: entry.offset, count: 30)
        guard header.number(UInt32.self, at: 0) == 0x0403_4B50, let name: UInt16 = header.number(at: 26),
            let extra: UInt16 = header.number(at: 28)
        else { throw ZipProblem.damaged }
        return try ZipContent(entry, in: self, from: entry.offset + 30 + Int(name) + Int(extra))
    }

    func bytes(at offset: Int, count: Int) throws -> [UInt8] { try self.file.bytes(at: offset, count: count) }

    /// Counts decompressed bytes of this file and of all; throws when a limit is exceeded.
    func count(_ bytes: Int, of entry: Entry, soFar: Int) throws(ZipProblem) {
        guard soFar <= entry.size else { throw .damaged }
        self.unpacked += bytes
        guard self.unpacked <= self.limits.unpacked, soFar <= max(entry.compressed, 1_024) * self.limits.ratio else {
            throw .tooLarge
        }
    }
}

extension FileHandle {
    /// Returns exactly `count` bytes; throws when the file ends before.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard offset >= 0, count >= 0 else { throw ZipProblem.damaged }
        try self.seek(toOffset: UInt64(offset))
        let data = try self.read(upToCount: count) ?? Data()
        guard data.count == count else { throw ZipProblem.damaged }
        return Array(data)
    }
}
