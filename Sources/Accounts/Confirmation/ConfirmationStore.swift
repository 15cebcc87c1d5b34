import Foundation
import Storage

/// Keeps the links that confirm members' addresses.
struct ConfirmationStore: Sendable {
    let database: any Database

    /// Returns the address that a link confirms; nil when the link is unknown or too old, or the member has another
    /// address by now.
    func address(of token: SecretToken, at now: Date) async throws -> String? {
        try await self.database.read { db in
            try db.row(
                """
                SELECT c.email FROM confirmation c JOIN member m ON m.id = c.owner_id AND m.email = c.email
                WHERE c.token_hash = \(token.hash) AND c.expires_at > \(now.milliseconds)
                """
            ) { try $0.text(0) }
        }
    }

    /// Confirms the address; false when the link is void.
    ///
    /// A second call does no harm.
    func confirm(_ token: SecretToken, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE member SET email_confirmed_at = COALESCE(email_confirmed_at, \(now.milliseconds))
                WHERE (id, email) IN (
                    SELECT owner_id, email FROM confirmation
                    WHERE token_hash = \(token.hash) AND expires_at > \(now.milliseconds))
                """
            ) > 0
        }
    }
}
