import Foundation

/// Reads a file byte by byte, with at most 64 KB of it in memory.
final class ByteSource {
    private static let piece = 1 << 16

    /// The bytes not read yet, by the size that the file system tells.
    private(set) var left: Int
    private let file: FileHandle
    private var buffer: [UInt8] = []
    private var place = 0

    /// Throws `empty` for a file that can't be opened or has no bytes.
    init(_ path: String) throws {
        guard let file = FileHandle(forReadingAtPath: path) else { throw WorkoutFileProblem.empty }
        self.file = file
        self.left = Int(try file.seekToEnd())
        try file.seek(toOffset: 0)
        guard self.left > 0 else { throw WorkoutFileProblem.empty }
    }

    deinit {
        // The file is only read, so a failed close loses nothing.
        try? self.file.close()
    }

    /// Returns the next byte; nil at the end.
    func next() throws -> UInt8? {
        if self.place == self.buffer.count {
            guard self.left > 0 else { return nil }
            self.buffer = Array(try self.file.read(upToCount: Self.piece) ?? Data())
            self.place = 0
            guard !self.buffer.isEmpty else { return nil }
        }
        defer {
            self.place += 1
            self.left -= 1
        }
        return self.buffer[self.place]
    }

    /// Returns all bytes that are in memory, reading on when there are none; nil at the end.
    func nextPiece() throws -> [UInt8]? {
        guard try self.peek() != nil else { return nil }
        let piece = Array(self.buffer[self.place...])
        self.place = self.buffer.count
        self.left -= piece.count
        return piece
    }

    /// Returns the next byte without consuming it.
    func peek() throws -> UInt8? {
        guard let byte = try self.next() else { return nil }
        self.place -= 1
        self.left += 1
        return byte
    }
}
