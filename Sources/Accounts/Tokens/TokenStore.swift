import Foundation
import Members
import Storage

/// Keeps the personal access tokens of one member.
struct TokenStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the tokens that haven't expired, the newest first.
    func all(at now: Date) async throws -> [AccessToken] {
        try await self.database.rows(
            """
            SELECT \(AccessToken.columns) FROM access_token
            WHERE owner_id = \(self.owner) AND (expires_at IS NULL OR expires_at > \(now.milliseconds))
            ORDER BY created_at DESC, id LIMIT \(AccessToken.most)
            """,
            AccessToken.init
        )
    }

    /// Makes a token and notifies the member; nil when they have too many.
    func make(
        _ values: TokenForm.Values,
        of account: Account,
        at now: Date
    ) async throws -> (token: AccessToken, secret: SecretToken)? {
        let secret = SecretToken(prefix: AccessToken.prefix)
        return try await self.database.write { [owner] db in
            try db.execute(
                "DELETE FROM access_token WHERE owner_id = \(owner) AND expires_at <= \(now.milliseconds)"
            )
            let known = try db.row("SELECT COUNT(*) FROM access_token WHERE owner_id = \(owner)") { try $0.int(0) }
            guard (known ?? 0) < AccessToken.most else { return nil }
            let expiry = values.days.map { now.addingTimeInterval(Double($0) * 86_400).milliseconds }
            let made = try db.row(
                """
                INSERT INTO access_token (owner_id, id, token_hash, name, scopes, created_at, expires_at)
                VALUES (\(owner), \(RowID.new()), \(secret.hash), \(values.name),
                    \(AccessToken.text(values.scopes)), \(now.milliseconds), \(expiry))
                RETURNING \(AccessToken.columns)
                """,
                AccessToken.init
            )
            try SafetyWarning.newToken(values.name).tell(account, at: now, in: db)
            return made.map { ($0, secret) }
        }
    }

    /// Deletes a token; false when there was none.
    func revoke(_ id: String) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM access_token WHERE owner_id = \(owner) AND id = \(id)") > 0
        }
    }

    static func revokeAll(of owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM access_token WHERE owner_id = \(owner)")
    }
}
