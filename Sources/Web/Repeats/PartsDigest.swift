import Crypto
import Foundation
import NIOCore
import NIOFoundationCompat

/// Digests a body piece by piece, however it was cut; the boundaries of a form with a file, which browsers make anew
/// each time, are left out.
struct PartsDigest {
    private var hash: SHA256
    private let boundary: Data
    /// What may be the beginning of a boundary.
    private var waiting = Data()
    /// How many bytes were digested.
    private(set) var size = 0

    /// Goes on with `hash`; `boundary` is nil for a body without parts.
    init(_ hash: SHA256, boundary: MultipartBoundary?) {
        self.hash = hash
        self.boundary = Data((boundary?.text ?? "").utf8)
    }

    mutating func update(_ piece: ByteBuffer) {
        guard !self.boundary.isEmpty else { return self.digest(Data(buffer: piece)) }
        self.waiting.append(Data(buffer: piece))
        while let found = self.waiting.range(of: self.boundary) {
            self.digest(self.waiting[..<found.lowerBound])
            self.hash.update(data: Self.separator)
            self.waiting = Data(self.waiting[found.upperBound...])
        }
        let sure = max(0, self.waiting.count - self.boundary.count + 1)
        self.digest(self.waiting.prefix(sure))
        self.waiting = Data(self.waiting.dropFirst(sure))
    }

    mutating func finish() -> ContentDigest {
        self.digest(self.waiting)
        self.waiting = Data()
        return ContentDigest(self.hash, size: self.size)
    }

    private mutating func digest(_ bytes: Data) {
        self.hash.update(data: bytes)
        self.size += bytes.count
    }

    /// Stands for a boundary, so that the same bytes in other parts are something else.
    private static let separator = Data([0])
}
