import Foundation
import Members
package import Storage
import Web

/// Limits the wrong passwords for each account that is guessed at, whatever addresses they come from and whichever node
/// they reach.
///
/// A browser in which the member has logged in before has a bucket of its own, so that no stranger can shut them out of
/// it, and so have their sessions, where the password is asked for again. A login that nobody has is limited alike, so
/// that nothing tells who has an account; for the same reason a screen name and an address of one account are counted
/// apart.
package struct GuessLimit: Sendable {
    /// A whole bucket is back after five minutes; 2,880 guesses a day find no password that passes our rules.
    private static let burst: Int64 = 10
    /// The milliseconds after which one guess is back.
    private static let pause: Int64 = 30_000

    private let database: any Database
    private let seal: Seal

    package init(database: any Database, seal: Seal) {
        self.database = database
        self.seal = seal
    }

    /// Counts an attempt before its password is checked; throws 429 with Retry-After when there were too many.
    func admit(_ bucket: Bucket, at now: Date) async throws {
        let (mark, now) = (self.mark(bucket), now.milliseconds)
        let latest = now + (Self.burst - 1) * Self.pause
        let wait = try await self.database.write { db -> Int64? in
            // Whole buckets aren't needed any more, so the table holds five minutes of guesses.
            try db.execute("DELETE FROM guess_bucket WHERE whole_at <= \(now)")
            let isCounted = try db.execute(
                """
                INSERT INTO guess_bucket (mark, whole_at) VALUES (\(mark), \(now + Self.pause))
                ON CONFLICT (mark) DO UPDATE SET whole_at = guess_bucket.whole_at + \(Self.pause)
                WHERE guess_bucket.whole_at <= \(latest)
                """
            )
            guard isCounted == 0 else { return nil }
            let whole = try db.row("SELECT whole_at FROM guess_bucket WHERE mark = \(mark)") { try $0.integer(0) }
            return max(1, (whole ?? latest) - latest)
        }
        guard let wait else { return }
        throw TooOften(seconds: Int((wait + 999) / 1_000))
    }

    /// Takes an attempt back, because its password was right.
    func forgive(_ bucket: Bucket) async throws {
        let mark = self.mark(bucket)
        try await self.database.write { db in
            try db.execute("UPDATE guess_bucket SET whole_at = whole_at - \(Self.pause) WHERE mark = \(mark)")
        }
    }

    /// Returns a mark of the login, all that the database holds of it: the typed text may be a password.
    private func mark(_ bucket: Bucket) -> [UInt8] { self.seal.mark(bucket.key, as: "guess_bucket.mark") }

    /// The attempts that are counted together.
    struct Bucket: Sendable {
        fileprivate let key: String

        /// `known` is the token of a browser in which this member has logged in before; nil for any other visitor.
        init(login: String, known: SecretToken?) {
            self.key = (known.map { Data($0.hash).base64EncodedString() } ?? "") + "|" + NameKey.of(login)
        }

        /// Counts the attempts in all sessions of a member.
        init(sessionsOf member: Member.ID) { self.key = "sessions \(member)" }
    }
}
