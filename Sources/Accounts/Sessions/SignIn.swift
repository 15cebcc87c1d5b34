import Foundation
import Notices
import Storage

/// Opens a session for the right login and password.
struct SignIn: Sendable {
    let database: any Database
    let hasher: PasswordHasher
    let mail: MailJob
    let now: @Sendable () -> Date

    /// Returns nil when login and password don't match; which of them is wrong isn't revealed, even by the time it
    /// takes.
    func attempt(_ values: LogInForm.Values, by visitor: Visitor) async throws -> OpenedSession? {
        let stored = try await self.storedHash(login: values.login)
        guard try await self.hasher.matches(values.password, stored), let stored else { return nil }
        let renewed = self.hasher.isOutdated(stored) ? try await self.hasher.hash(values.password) : nil
        let now = self.now()
        return try await self.database.write { [mail] db in
            // Checks the hash again, because the password may have changed while it was verified.
            let account = try db.row(
                """
                SELECT \(Account.columns) FROM member
                WHERE \(MemberStore.matches(values.login)) AND password_hash = \(stored)
                """,
                Account.init
            )
            guard let account else { return nil }
            if let renewed { try Self.keep(renewed, of: account, in: db) }
            if try !KnownDevices.meet(visitor, of: account.id, at: now, in: db) {
                try SafetyWarning.signIn(from: visitor.label).send(to: account, by: mail, at: now, in: db)
            }
            return try OpenedSession.begin(visitor, of: account, at: now, in: db)
        }
    }

    private func storedHash(login: String) async throws -> String? {
        try await self.database.read { db in
            try db.row("SELECT password_hash FROM member WHERE \(MemberStore.matches(login))") { try $0.text(0) }
        }
    }

    private static func keep(_ hash: String, of account: Account, in db: any SQLConnection) throws {
        try db.execute("UPDATE member SET password_hash = \(hash) WHERE id = \(account.id)")
    }
}
