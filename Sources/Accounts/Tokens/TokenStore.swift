import Foundation
import Members
import Storage

/// Keeps the personal access tokens of one member.
struct TokenStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the tokens that are good, the newest first.
    func all(at now: Date) async throws -> [AccessToken] {
        try await self.database.rows(
            """
            SELECT \(AccessToken.columns) FROM access_token
            WHERE owner_id = \(self.owner) AND revoked_at IS NULL
                AND (expires_at IS NULL OR expires_at > \(now.milliseconds))
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
            guard try Self.hasRoom(owner, in: db) else { return nil }
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

    /// Has a token open nothing from now on; false when there was none.
    func revoke(_ id: String, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE access_token SET revoked_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND id = \(id) AND revoked_at IS NULL
                """
            ) > 0
        }
    }

    /// Has a token that was just revoked open what it did; false when it is gone for good, or there are too many.
    func restore(_ id: String, at now: Date) async throws -> Bool {
        let limit = UndoSpan.limit(at: now).milliseconds
        return try await self.database.write { [owner] db in
            guard try Self.hasRoom(owner, in: db) else { return false }
            return try db.execute(
                """
                UPDATE access_token SET revoked_at = NULL
                WHERE owner_id = \(owner) AND id = \(id) AND revoked_at > \(limit)
                """
            ) > 0
        }
    }

    private static func hasRoom(_ owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        let known = try db.row(
            "SELECT COUNT(*) FROM access_token WHERE owner_id = \(owner) AND revoked_at IS NULL"
        ) { try $0.int(0) }
        return (known ?? 0) < AccessToken.most
    }

    /// Deletes all tokens of a member, those too that could be brought back.
    static func revokeAll(of owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM access_token WHERE owner_id = \(owner)")
    }
}
