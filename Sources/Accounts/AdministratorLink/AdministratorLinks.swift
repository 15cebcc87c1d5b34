import Audit
package import Foundation
import Members
package import Storage

/// The one-time links that make a member administrator while there is none.
///
/// Only a token's hash is stored. All links are void as soon as there is an administrator.
package struct AdministratorLinks: Sendable {
    /// The lifetime of a link in seconds: a week.
    static let lifetime: TimeInterval = 7 * 86_400

    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// Replaces the link that this node made at its last start and returns the new one's path; nil when none is needed.
    ///
    /// None is needed when there is an administrator, or when `firstAdministers` and there is no member yet.
    package func issue(by node: String, firstAdministers: Bool, at now: Date) async throws -> String? {
        let token = SecretToken()
        let isNeeded = try await self.database.write { db in
            try db.acquire(.roles)
            let isSettled = try Self.hasAdministrator(in: db)
            if isSettled { try Self.revokeAll(in: db) }
            guard try !isSettled && !(firstAdministers && Self.isEmpty(in: db)) else { return false }
            try db.execute("DELETE FROM administrator_link WHERE expires_at <= \(now.milliseconds)")
            try db.execute(
                """
                INSERT INTO administrator_link (node, token_hash, expires_at)
                VALUES (\(node), \(token.hash), \(now.addingTimeInterval(Self.lifetime).milliseconds))
                ON CONFLICT (node) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
                """
            )
            return true
        }
        return isNeeded ? AccountLinks.administrator(token.text) : nil
    }

    /// Returns whether the link is valid now.
    func isGood(_ token: SecretToken, at now: Date) async throws -> Bool {
        try await self.database.read { try Self.isGood(token, at: now, in: $0) }
    }

    /// Makes the member administrator and voids every link; false when this one is void.
    func use(_ token: SecretToken, by member: Member, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            try db.acquire(.roles)
            guard try Self.isGood(token, at: now, in: db) else { return false }
            let given = try db.execute(
                """
                UPDATE member SET role = \(Member.Role.administrator.rawValue), version = version + 1
                WHERE id = \(member.id) AND suspended_at IS NULL
                """
            )
            guard given == 1 else { return false }
            try Self.revokeAll(in: db)
            try AuditRecord.write(
                .roleGiven,
                by: member,
                on: member.screenName,
                detail: "administrator, with the link that was printed at start",
                at: now,
                in: db
            )
            return true
        }
    }

    static func revokeAll(in db: any SQLConnection) throws {
        try db.execute("DELETE FROM administrator_link")
    }

    /// Looks up the link first, so that a wrong one costs no query of the members.
    private static func isGood(_ token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Bool {
        let isKnown = try db.exists(
            """
            SELECT 1 FROM administrator_link
            WHERE token_hash = \(token.hash) AND expires_at > \(now.milliseconds)
            """
        )
        return try isKnown && !Self.hasAdministrator(in: db)
    }

    private static func hasAdministrator(in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM member WHERE role = \(Member.Role.administrator.rawValue) LIMIT 1")
    }

    private static func isEmpty(in db: any SQLConnection) throws -> Bool {
        try !db.exists("SELECT 1 FROM member LIMIT 1")
    }
}
