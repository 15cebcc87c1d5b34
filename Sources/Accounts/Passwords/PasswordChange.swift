import Foundation
import Members
import Notices
import Storage

/// Changes a member's password, which ends every access token and every session but the current one.
struct PasswordChange: Sendable {
    let database: any Database
    let hasher: PasswordHasher
    let mail: MailJob
    /// Nil where requests aren't limited.
    var guesses: GuessLimit?
    let now: @Sendable () -> Date

    /// Returns false when `current` is not the member's password; throws 429 after too many wrong ones.
    ///
    /// `session` is the public id of the session that stays.
    func change(
        of owner: Member.ID,
        from current: String,
        to password: String,
        keeping session: String?
    ) async throws -> Bool {
        let stored = try await self.storedHash(of: owner)
        let bucket = GuessLimit.Bucket(sessionsOf: owner)
        try await self.guesses?.admit(bucket, at: self.now())
        guard try await self.hasher.matches(current, stored), let stored else { return false }
        try await self.guesses?.forgive(bucket)
        let hash = try await self.hasher.hash(password)
        let now = self.now()
        return try await self.database.write { [mail] db in
            let account = try db.row(
                "SELECT \(Account.columns) FROM member WHERE id = \(owner) AND password_hash = \(stored)",
                Account.init
            )
            guard let account else { return false }
            try Self.replace(with: hash, of: account, keeping: session, mail, at: now, in: db)
            return true
        }
    }

    /// Writes the new hash, and ends other sessions, links and access tokens.
    static func replace(
        with hash: String,
        of account: Account,
        keeping session: String?,
        _ mail: MailJob,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.execute("UPDATE member SET password_hash = \(hash) WHERE id = \(account.id)")
        try db.execute(
            "UPDATE recovery SET used_at = \(now.milliseconds) WHERE owner_id = \(account.id) AND used_at IS NULL"
        )
        // Whoever knew the old password may have asked for an address of their own.
        try AddressMove.void(of: account.id, but: account.email, at: now, in: db)
        try SessionStore.endAll(of: account.id, but: session, in: db)
        try TokenStore.revokeAll(of: account.id, in: db)
        try SafetyWarning.newPassword.send(to: account, by: mail, at: now, in: db)
    }

    private func storedHash(of owner: Member.ID) async throws -> String? {
        try await self.database.read { db in
            try db.row("SELECT password_hash FROM member WHERE id = \(owner)") { try $0.text(0) }
        }
    }
}
