import Foundation

/// Reads a zip file in bounded memory, and trusts nothing it says about itself.
package final class ZipReader {
    /// How much is unpacked at most.
    package struct Limits: Sendable {
        package var files = 1_000
        /// Bytes that all files together unpack to.
        package var unpacked = 512 << 20
        /// Bytes that one packed byte may become: JSON of a diary packs to a twentieth, a bomb to a thousandth.
        package var ratio = 200

        package init() {}
    }

    /// A file inside.
    package struct Entry: Sendable {
        package let name: String
        let method: UInt16
        let checksum: UInt32
        let compressed: Int
        let size: Int
        let offset: Int
    }

    package let entries: [Entry]
    private let file: FileHandle
    private let limits: Limits
    private var unpacked = 0

    /// Reads the list of files; throws `ZipProblem` for what isn't taken.
    package init(_ path: String, limits: Limits = Limits()) throws {
        guard let file = FileHandle(forReadingAtPath: path) else { throw ZipProblem.notAZip }
        self.file = file
        self.limits = limits
        self.entries = try ZipDirectory(file, limits: limits).entries
    }

    deinit {
        // Nothing was written to it.
        try? self.file.close()
    }

    /// Hands over the content of a file piece by piece, and checks it to the end.
    package func read(_ entry: Entry) throws -> ZipContent {
        let header = try self.file.bytes(at: entry.offset, count: 30)
        guard header.number(UInt32.self, at: 0) == 0x0403_4B50, let name: UInt16 = header.number(at: 26),
            let extra: UInt16 = header.number(at: 28)
        else { throw ZipProblem.damaged }
        return try ZipContent(entry, in: self, from: entry.offset + 30 + Int(name) + Int(extra))
    }

    func bytes(at offset: Int, count: Int) throws -> [UInt8] { try self.file.bytes(at: offset, count: count) }

    /// Counts what was unpacked, of this file and of all.
    func count(_ bytes: Int, of entry: Entry, soFar: Int) throws(ZipProblem) {
        self.unpacked += bytes
        guard self.unpacked <= self.limits.unpacked, soFar <= max(entry.compressed, 1_024) * self.limits.ratio else {
            throw .tooLarge
        }
    }
}

extension FileHandle {
    /// Exactly so many bytes.
    func bytes(at offset: Int, count: Int) throws -> [UInt8] {
        guard offset >= 0, count >= 0 else { throw ZipProblem.damaged }
        try self.seek(toOffset: UInt64(offset))
        let data = try self.read(upToCount: count) ?? Data()
        guard data.count == count else { throw ZipProblem.damaged }
        return Array(data)
    }
}
