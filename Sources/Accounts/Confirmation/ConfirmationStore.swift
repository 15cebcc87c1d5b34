import Foundation
import Members
import Storage

/// Keeps the links that confirm members' addresses.
struct ConfirmationStore: Sendable {
    let database: any Database

    /// Returns the address that a link confirms; nil when the link is unknown or too old, or the member has moved to another
    /// address since.
    func address(of token: SecretToken, at now: Date) async throws -> String? {
        try await self.database.read { try Self.link(token, at: now, in: $0)?.address }
    }

    /// Confirms the address, which becomes the member's if it isn't; false when the link is void.
    ///
    /// A second call does no harm.
    func confirm(_ token: SecretToken, _ letters: AddressLetters, at now: Date) async throws -> Bool {
        do {
            return try await self.database.write { db in
                guard let link = try Self.link(token, at: now, in: db),
                    let account = try db.row(
                        "SELECT \(Account.columns) FROM member WHERE id = \(link.owner)",
                        Account.init
                    )
                else { return false }
                guard account.email == link.address else {
                    return try AddressMove.make(account, to: link.address, letters, at: now, in: db)
                }
                return try db.execute(
                    """
                    UPDATE member SET email_confirmed_at = COALESCE(email_confirmed_at, \(now.milliseconds))
                    WHERE id = \(account.id)
                    """
                ) > 0
            }
        } catch DatabaseError.uniqueViolation {
            // Somebody signed up with it in this moment.
            return false
        }
    }

    private static func link(
        _ token: SecretToken,
        at now: Date,
        in db: any SQLConnection
    ) throws -> (owner: Member.ID, address: String)? {
        try db.row(
            """
            SELECT owner_id, email FROM confirmation
            WHERE token_hash = \(token.hash) AND expires_at > \(now.milliseconds)
            """
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.text())
        }
    }
}
