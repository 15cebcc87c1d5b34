import Crypto
import Foundation
import NIOCore
import NIOFoundationCompat

/// Digests a body piece by piece, however it was cut; the boundaries of a form with a file, which browsers make anew
/// each time, are left out.
struct PartsDigest {
    private var hash: HMAC<SHA256>
    /// What stands between two parts (RFC 2046 section 5.1.1); empty for a body without parts.
    private let delimiter: Data
    /// What may be the beginning of a delimiter.
    private var waiting = Data()
    /// How many bytes were digested.
    private(set) var size = 0

    /// Goes on with `hash`; `boundary` is nil for a body without parts.
    init(_ hash: HMAC<SHA256>, boundary: MultipartBoundary?) {
        self.hash = hash
        self.delimiter = Data((boundary.map { "\r\n--\($0.text)" } ?? "").utf8)
        // The first delimiter has no line before it.
        if boundary != nil { self.waiting = Data("\r\n".utf8) }
    }

    mutating func update(_ piece: ByteBuffer) {
        guard !self.delimiter.isEmpty else { return self.digest(Data(buffer: piece)) }
        self.waiting.append(Data(buffer: piece))
        while let found = self.waiting.range(of: self.delimiter) {
            self.digest(self.waiting[..<found.lowerBound])
            self.hash.update(data: Self.separator)
            self.waiting = Data(self.waiting[found.upperBound...])
        }
        let sure = max(0, self.waiting.count - self.delimiter.count + 1)
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

    /// Stands for a delimiter, so that the same bytes in other parts are something else.
    private static let separator = Data([0])
}
