import Foundation
import Members
import Storage

/// Finds the member and the scopes of a personal access token.
struct TokenLookup: Sendable {
    let database: any Database

    /// Returns nil when there is no such token, or it has expired or was revoked.
    func find(_ token: SecretToken, at now: Date) async throws -> SessionLookup.Found? {
        try await self.database.row(Self.statement(token, at: now)) { row in
            var columns = row.reader
            let scopes = AccessToken.scopes(try columns.text())
            let seenAt = try columns.optionalInteger().map { Date(milliseconds: $0) }
            return SessionLookup.Found(
                member: try Member(&columns),
                kind: .device,
                session: nil,
                scopes: scopes,
                remembered: true,
                seenAt: seenAt ?? .distantPast
            )
        }
    }

    static func statement(_ token: SecretToken, at now: Date) -> SQL {
        """
        SELECT t.scopes, t.seen_at, \(SessionLookup.memberColumns)
        FROM access_token t JOIN member ON member.id = t.owner_id
        WHERE t.token_hash = \(token.hash) AND t.revoked_at IS NULL
            AND (t.expires_at IS NULL OR t.expires_at > \(now.milliseconds))
        """
    }

    /// Stores that the token was used.
    func note(_ token: SecretToken, at now: Date) async throws {
        try await self.database.write { db in
            try db.execute(
                "UPDATE access_token SET seen_at = \(now.milliseconds) WHERE token_hash = \(token.hash)"
            )
        }
    }
}
