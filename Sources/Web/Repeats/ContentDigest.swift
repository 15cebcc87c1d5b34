import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// A digest of what a request says and where it was sent.
struct ContentDigest: Sendable, Equatable {
    /// A SHA-256.
    let bytes: [UInt8]
    /// How many bytes of a body it is of, so that no more are read of another one; 0 for a form, which is read whole.
    let size: Int

    /// Creates the digest of a form.
    init(_ content: Data, sentTo request: Request) {
        var hash = Self.hash(of: request)
        hash.update(data: content)
        self.init(hash, size: 0)
    }

    init(_ hash: SHA256, size: Int) {
        self.init(bytes: Array(hash.finalize()), size: size)
    }

    init(bytes: [UInt8], size: Int) {
        self.bytes = bytes
        self.size = size
    }

    /// Returns the beginning of every digest: the method, unless it is POST, and the address.
    static func hash(of request: Request) -> SHA256 {
        var hash = SHA256()
        if request.method != .post { hash.update(data: Data((request.method.rawValue + " ").utf8)) }
        hash.update(data: Data(request.uri.path.utf8))
        if let query = request.uri.query, !query.isEmpty { hash.update(data: Data(("?" + query).utf8)) }
        hash.update(data: Data([0]))
        return hash
    }
}
