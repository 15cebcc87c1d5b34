import Foundation
import Members
package import Storage
import Web

/// Limits the wrong passwords and codes for each account that is guessed at, whatever addresses they come from and
/// whichever node they reach.
///
/// A browser in which the member has logged in before has a bucket of its own, so that no stranger can shut them out of
/// it, and so have their sessions, where the password is asked for again. A login that nobody has is limited alike, so
/// that nothing tells who has an account. A log-in is counted twice: for the login, which is told, and for the account,
/// whose other login would tell whose address it is.
package struct GuessLimit: Sendable {
    private let database: any Database
    private let seal: Seal

    package init(database: any Database, seal: Seal) {
        self.database = database
        self.seal = seal
    }

    /// Counts an attempt before its password or code is checked; throws 429 with Retry-After when there were too many.
    func admit(_ bucket: Bucket, at now: Date) async throws {
        guard let wait = try await self.wait(bucket, at: now) else { return }
        throw TooOften(seconds: Int((wait + 999) / 1_000), words: bucket.words)
    }

    /// Counts an attempt; returns the milliseconds to wait when there were too many, and nil when there weren't.
    func wait(_ bucket: Bucket, at now: Date) async throws -> Int64? {
        let (mark, now) = (self.mark(bucket), now.milliseconds)
        let pause = bucket.pause
        let latest = now + (bucket.burst - 1) * pause
        return try await self.database.write { db -> Int64? in
            // Whole buckets aren't needed any more, so the table holds only guesses that still count.
            try db.execute("DELETE FROM guess_bucket WHERE whole_at <= \(now)")
            let counted = try db.execute(
                """
                INSERT INTO guess_bucket (mark, whole_at) VALUES (\(mark), \(now + pause))
                ON CONFLICT (mark) DO UPDATE SET whole_at = guess_bucket.whole_at + \(pause)
                WHERE guess_bucket.whole_at <= \(latest)
                """
            )
            if counted == 1 { return nil }
            let whole = try db.row("SELECT whole_at FROM guess_bucket WHERE mark = \(mark)") { try $0.integer(0) }
            return max(1, (whole ?? latest) - latest)
        }
    }

    /// Takes an attempt back, because its password or code was right.
    func forgive(_ bucket: Bucket) async throws {
        let (mark, pause) = (self.mark(bucket), bucket.pause)
        try await self.database.write { db in
            try db.execute("UPDATE guess_bucket SET whole_at = whole_at - \(pause) WHERE mark = \(mark)")
        }
    }

    /// Takes all attempts back.
    func forget(_ bucket: Bucket) async throws {
        let mark = self.mark(bucket)
        try await self.database.write { db in try db.execute("DELETE FROM guess_bucket WHERE mark = \(mark)") }
    }

    /// Returns a mark of the login, all that the database holds of it: the typed text may be a password.
    private func mark(_ bucket: Bucket) -> [UInt8] { self.seal.mark(bucket.key, as: "guess_bucket.mark") }

    /// The attempts that are counted together.
    struct Bucket: Sendable {
        /// A whole bucket is back after a quarter of an hour, so an account takes fifty guesses in any hour.
        ///
        /// OWASP ASVS 4.0.3 (2.2.1) allows a hundred.
        private static let passwordPause: Int64 = 90_000
        /// A hundred guesses a day, of a million codes of which three are good.
        ///
        /// NIST SP 800-63B (section 5.2.2) allows a hundred wrong ones in a row.
        private static let codePause: Int64 = 864_000

        /// Who mistypes a code twice knows their own; a third wrong one within a day is told.
        private static let slipPause: Int64 = 86_400_000

        fileprivate let key: String
        /// The guesses of a whole bucket.
        fileprivate var burst: Int64 = 10
        /// The milliseconds after which one guess is back.
        fileprivate let pause: Int64
        /// What is said when there were too many; nil for the usual words.
        fileprivate var words: String?

        /// `known` is the token of a browser in which this member has logged in before; nil for any other visitor.
        init(login: String, known: SecretToken?) {
            self.key = Self.name(known) + "|" + NameKey.of(login)
            self.pause = Self.passwordPause
        }

        /// Counts the attempts at an account by either of its logins; those of a login that nobody has by itself.
        init(accountOf member: Member.ID?, login: String, known: SecretToken?) {
            self.key = (member.map { "account \($0) " } ?? "nobody \(NameKey.of(login)) ") + Self.name(known)
            self.pause = Self.passwordPause
        }

        /// Counts the codes of a member's second factor, apart for a browser in which they have logged in before.
        init(codesOf member: Member.ID, known: SecretToken?) {
            self.key = "codes \(member) " + Self.name(known)
            self.pause = Self.codePause
            self.words = "Too many wrong codes. The next try is open in a quarter of an hour; then log in anew."
        }

        /// Counts a member's wrong codes since the last right one that are taken for slips.
        init(slipsOf member: Member.ID) {
            self.key = "slips \(member)"
            self.pause = Self.slipPause
            self.burst = 2
        }

        /// Counts the attempts in all sessions of a member.
        init(sessionsOf member: Member.ID) {
            self.key = "sessions \(member)"
            self.pause = Self.passwordPause
        }

        private static func name(_ device: SecretToken?) -> String {
            device.map { Data($0.hash).base64EncodedString() } ?? ""
        }
    }
}
