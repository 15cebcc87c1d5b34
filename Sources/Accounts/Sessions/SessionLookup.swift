import Foundation
import HealthMath
import Members
import Storage
import Web

/// Finds the session and member of a token, by the one statement before every request of a member.
struct SessionLookup: Sendable {
    let database: any Database
    /// Counts the unread chats of the member; only pages show the number.
    var unreadChats = CorrelatedCount.zero

    struct Found: Sendable {
        let member: Member
        let kind: SessionKind
        /// The public id of the session; nil for a personal access token.
        let session: String?
        /// The scopes of an access token; nil for a session.
        let scopes: Set<Scope>?
        let remembered: Bool
        let seenAt: Date
    }

    /// Returns nil when there is no such session, or it has expired.
    func find(_ token: SecretToken, _ kind: SessionKind, at now: Date) async throws -> Found? {
        try await self.database.row(self.statement(token, kind, at: now)) { row in
            var columns = row.reader
            let session = try columns.text()
            let remembered = try columns.bool()
            let seenAt = Date(milliseconds: try columns.integer())
            var member = try Member(&columns)
            member.unreadChats = try columns.int()
            return Found(
                member: member,
                kind: kind,
                session: session,
                scopes: nil,
                remembered: remembered,
                seenAt: seenAt
            )
        }
    }

    func statement(_ token: SecretToken, _ kind: SessionKind, at now: Date) -> SQL {
        """
        SELECT s.id, s.remembered, s.seen_at, \(Self.memberColumns),
            \(kind == .browser ? self.unreadChats.value(at: now) : "0")
        FROM session s JOIN member ON member.id = s.owner_id
        WHERE s.token_hash = \(token.hash) AND s.kind = \(kind.rawValue) AND s.expires_at > \(now.milliseconds)
        """
    }

    /// The columns of `member` from which a `Member` is read.
    static let memberColumns: SQL = """
        member.id, member.screen_name, member.first_name, member.role, member.time_zone, member.weight_unit,
        member.height_unit, member.energy_unit, member.distance_unit, member.theme, member.email_confirmed_at,
        member.suspended_at, member.onboarded_at, member.no_pressure, member.created_at, member.birthday,
        CASE WHEN member.role <> 'administrator' THEN 0
            WHEN EXISTS (SELECT 1 FROM second_factor WHERE owner_id = member.id) THEN 0 ELSE 1 END,
        (SELECT COUNT(*) FROM notice WHERE owner_id = member.id AND read_at IS NULL)
        """

    /// Extends the session from now on, but not beyond a year in all.
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
    /// Reads the columns `SessionLookup.memberColumns`.
    init(_ columns: inout ColumnReader) throws {
        self.init(
            id: try columns.integer(),
            screenName: try columns.text(),
            firstName: try columns.text(),
            role: try columns.choice(),
            timeZone: try columns.parsed("time zone", TimeZone.init(identifier:)),
            units: try Units(&columns),
            theme: try columns.choice(),
            emailConfirmed: try columns.optionalInteger() != nil,
            isSuspended: try columns.optionalInteger() != nil,
            onboarded: try columns.optionalInteger() != nil,
            noPressure: try columns.bool(),
            joinedAt: Date(milliseconds: try columns.integer()),
            birthday: CalendarDay(try columns.text()),
            awaitsSecondFactor: try columns.bool(),
            unread: try columns.int()
        )
    }
}
