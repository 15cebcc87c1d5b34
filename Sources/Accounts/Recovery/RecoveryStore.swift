import Foundation
import Notices
import Storage

/// Keeps the links for choosing a new password.
struct RecoveryStore: Sendable {
    let database: any Database
    let mail: MailJob

    /// Returns the account of a link; nil when it is unknown, used or too old.
    func account(of token: SecretToken, at now: Date) async throws -> Account? {
        try await self.database.read { db in try Self.account(of: token, at: now, in: db) }
    }

    /// Uses up the link: sets the password, ends every session and begins one, or asks for the code of a second factor;
    /// nil when the link is void.
    func use(
        _ token: SecretToken,
        newHash: String,
        by visitor: Visitor,
        at now: Date
    ) async throws -> SignInStep? {
        try await self.database.write { [mail] db in
            guard let account = try Self.account(of: token, at: now, in: db) else { return nil }
            try PasswordChange.replace(with: newHash, of: account, keeping: nil, mail, at: now, in: db)
            if let number = try SecondFactorStore.ticket(of: account.id, in: db) {
                return .asksCode(SignInTicket(for: account.id, number: number, passwordHash: newHash, at: now))
            }
            _ = try KnownDevices.meet(visitor, of: account.id, at: now, in: db)
            return .open(try OpenedSession.begin(visitor, of: account, at: now, in: db))
        }
    }

    private static func account(of token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Account? {
        try db.row(
            """
            SELECT \(Account.columns) FROM member
            WHERE id = (
                SELECT owner_id FROM recovery
                WHERE token_hash = \(token.hash) AND used_at IS NULL AND expires_at > \(now.milliseconds))
            """,
            Account.init
        )
    }
}
