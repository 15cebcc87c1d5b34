import Foundation

/// The bytes of a file, a piece at a time: no more than 64 KB of it are held at once.
final class ByteSource {
    private static let piece = 1 << 16

    /// What is not read yet, as the file system says.
    private(set) var left: Int
    private let file: FileHandle
    private var buffer: [UInt8] = []
    private var place = 0

    /// Throws `empty` for what can't be opened or holds nothing.
    init(_ path: String) throws {
        guard let file = FileHandle(forReadingAtPath: path) else { throw WorkoutFileProblem.empty }
        self.file = file
        self.left = Int(try file.seekToEnd())
        try file.seek(toOffset: 0)
        guard self.left > 0 else { throw WorkoutFileProblem.empty }
    }

    deinit {
        // Only read from: closing loses nothing.
        try? self.file.close()
    }

    /// The next byte, nil at the end.
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

    /// All that is at hand without waiting for the disk, nil at the end.
    func nextPiece() throws -> [UInt8]? {
        guard try self.peek() != nil else { return nil }
        let piece = Array(self.buffer[self.place...])
        self.place = self.buffer.count
        self.left -= piece.count
        return piece
    }

    /// The next byte without passing it.
    func peek() throws -> UInt8? {
        guard let byte = try self.next() else { return nil }
        self.place -= 1
        self.left += 1
        return byte
    }
}
