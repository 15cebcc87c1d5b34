import Foundation
import Members
import Web

/// Limits the wrong passwords for each login that is guessed at, whatever addresses they come from.
///
/// A browser in which the member has logged in before has a bucket of its own, so that no stranger can shut them out of
/// it. A login that nobody has is limited alike, so that nothing tells who has an account. Each node counts by itself.
struct GuessLimit: Sendable {
    /// A whole bucket is back after five minutes; 2,880 guesses a day find no password that passes our rules.
    private static let rule = RateLimiter.Rule("guesses", burst: 10, perMinute: 2)

    private let limiter = RateLimiter()

    /// Counts an attempt before its password is checked; throws 429 with Retry-After when there were too many.
    func admit(_ bucket: Bucket, at now: Date) throws {
        try self.limiter.admit(Self.rule, for: bucket.key, now: now)
    }

    /// Takes an attempt back, because its password was right.
    func forgive(_ bucket: Bucket) { self.limiter.giveBack(Self.rule, for: bucket.key) }

    /// The attempts that are counted together.
    struct Bucket: Sendable {
        fileprivate let key: String

        /// `known` is the token of a browser in which this member has logged in before; nil for any other visitor.
        init(login: String, known: SecretToken?) {
            self.key = (known.map { Data($0.hash).base64EncodedString() } ?? "") + "|" + NameKey.of(login)
        }
    }
}
