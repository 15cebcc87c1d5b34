import Foundation
import Storage
import Web

/// Tells who brought a token: the one statement before every request of a member.
struct SessionLookup: Sendable {
    let database: any Database
    /// A subquery that counts the unread conversations of the member whose id it is given; only pages show them.
    var unreadChats: @Sendable (_ member: SQL, _ now: Date) -> SQL = { _, _ in "0" }

    struct Found: Sendable {
        let member: Member
        let kind: SessionKind
        /// Nil for a personal access token.
        let session: String?
        /// What such a token may do; nil for a session.
        let scopes: Set<Scope>?
        let remembered: Bool
        let seenAt: Date
    }

    /// Nil when there is no such session, or it has expired.
    func find(_ token: SecretToken, _ kind: SessionKind, at now: Date) async throws -> Found? {
        try await self.database.row(self.statement(token, kind, at: now)) { row in
            var member = try Member(row, from: 3)
            member.unreadChats = try row.int(3 + Self.memberColumnCount)
            return Found(
                member: member,
                kind: kind,
                session: try row.text(0),
                scopes: nil,
                remembered: try row.bool(1),
                seenAt: Date(milliseconds: try row.integer(2))
            )
        }
    }

    func statement(_ token: SecretToken, _ kind: SessionKind, at now: Date) -> SQL {
        """
        SELECT s.id, s.remembered, s.seen_at, \(Self.memberColumns),
            \(kind == .browser ? self.unreadChats("m.id", now) : "0")
        FROM session s JOIN member m ON m.id = s.owner_id
        WHERE s.token_hash = \(token.hash) AND s.kind = \(kind.rawValue) AND s.expires_at > \(now.milliseconds)
        """
    }

    /// What a `Member` is read from, out of `member m`.
    static let memberColumns: SQL = """
        m.id, m.screen_name, m.first_name, m.role, m.time_zone, m.weight_unit, m.height_unit, m.energy_unit,
        m.distance_unit, m.theme, m.email_confirmed_at, m.onboarded_at, m.no_pressure,
        m.suspended_at, (SELECT COUNT(*) FROM notice WHERE owner_id = m.id AND read_at IS NULL)
        """
    static let memberColumnCount = 15

    /// Lets the session live on from now, but never for more than a year in all.
    func renew(_ token: SecretToken, remembered: Bool, at now: Date) async throws {
        let expiry = now.addingTimeInterval(SessionKind.lifetime(remembered: remembered)).milliseconds
        let longest = Int64(SessionKind.longest * 1_000)
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE session SET seen_at = \(now.milliseconds),
                    expires_at = CASE WHEN \(expiry) < created_at + \(longest) THEN \(expiry)
                        ELSE created_at + \(longest) END
                WHERE token_hash = \(token.hash)
                """
            )
        }
    }
}

extension Member {
    init(_ row: SQLRow, from first: Int) throws {
        self.init(
            id: try row.integer(first),
            screenName: try row.text(first + 1),
            firstName: try row.text(first + 2),
            role: try row.word(first + 3, "role", Member.Role.init(rawValue:)),
            timeZone: try row.word(first + 4, "time zone", TimeZone.init(identifier:)),
            units: Units(
                weight: try row.word(first + 5, "weight unit", Units.Weight.init(rawValue:)),
                height: try row.word(first + 6, "height unit", Units.Height.init(rawValue:)),
                energy: try row.word(first + 7, "energy unit", Units.Energy.init(rawValue:)),
                distance: try row.word(first + 8, "distance unit", Units.Distance.init(rawValue:))
            ),
            theme: try row.word(first + 9, "theme", Theme.init(rawValue:)),
            emailConfirmed: try row.optionalInteger(first + 10) != nil,
            isSuspended: try row.optionalInteger(first + 13) != nil,
            onboarded: try row.optionalInteger(first + 11) != nil,
            noPressure: try row.bool(first + 12),
            unread: try row.int(first + 14)
        )
    }
}
