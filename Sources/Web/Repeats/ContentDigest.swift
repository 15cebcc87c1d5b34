import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Members

/// A keyed digest of what a member's request says and where it was sent.
///
/// Without the key it tells nothing: a plain one of a form with a password, or with what hurts, could be guessed by who has the
/// database.
struct ContentDigest: Sendable, Equatable {
    /// An HMAC with SHA-256.
    let bytes: [UInt8]
    /// How many bytes of a body it is of, so that no more are read of another one; 0 for a form, which is read whole.
    let size: Int

    /// Returns the beginning of every digest: whose request it is, the method, unless it is POST, and the address.
    static func beginning(of request: Request, by member: Member.ID, with key: SymmetricKey) -> HMAC<SHA256> {
        var hash = HMAC<SHA256>(key: key)
        hash.update(data: Data("\(member) ".utf8))
        if request.method != .post { hash.update(data: Data((request.method.rawValue + " ").utf8)) }
        hash.update(data: Data(request.uri.path.utf8))
        if let query = request.uri.query, !query.isEmpty { hash.update(data: Data(("?" + query).utf8)) }
        hash.update(data: Data([0]))
        return hash
    }
}

extension ContentDigest {
    /// Creates the digest of a form.
    init(_ content: Data, after beginning: HMAC<SHA256>) {
        var hash = beginning
        hash.update(data: content)
        self.init(hash, size: 0)
    }

    init(_ hash: HMAC<SHA256>, size: Int) {
        self.init(bytes: Array(hash.finalize()), size: size)
    }
}
