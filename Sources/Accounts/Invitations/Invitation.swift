import Audit
import Foundation
import Members
import Storage

/// A link with which somebody may sign up where that needs one: good for so many people, until a day.
struct Invitation: Sendable, Equatable {
    /// The most that may be open at a time.
    static let most = 500
    /// The days for which one can be good.
    static let days = [1, 7, 30]
    /// For how many people one can be good.
    static let places = 1...100

    let id: String
    /// Whom it is for, in the words of who made it.
    let note: String
    let places: Int
    let createdAt: Date
    let expiresAt: Date

    static func isGood(_ token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM invitation WHERE \(Self.matches(token, now))")
    }

    /// Takes one place; false when the link is used up, ended or unknown.
    static func use(_ token: SecretToken, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute("UPDATE invitation SET places = places - 1 WHERE \(Self.matches(token, now))") == 1
    }

    private static func matches(_ token: SecretToken, _ now: Date) -> SQL {
        "token_hash = \(token.hash) AND places > 0 AND expires_at > \(now.milliseconds)"
    }
}

/// The invitations of this house; only hashes of their links are stored.
struct InvitationStore: Sendable {
    let database: any Database

    /// Returns those that are good, the newest first.
    func open(at now: Date, after cursor: (at: Int64, id: String)?, limit: Int) async throws -> [Invitation] {
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT id, note, places, created_at, expires_at FROM invitation
            WHERE places > 0 AND expires_at > \(now.milliseconds) \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            return Invitation(
                id: try columns.text(),
                note: try columns.text(),
                places: try columns.int(),
                createdAt: Date(milliseconds: try columns.integer()),
                expiresAt: Date(milliseconds: try columns.integer())
            )
        }
    }

    /// Makes one and forgets those that ended; nil when too many are open.
    func make(_ values: InvitationForm.Values, by administrator: Member, at now: Date) async throws -> SecretToken? {
        let token = SecretToken()
        let end = now.addingTimeInterval(Double(values.days) * 86_400)
        let isMade = try await self.database.write { db in
            try db.execute("DELETE FROM invitation WHERE places = 0 OR expires_at <= \(now.milliseconds)")
            let open = try db.row("SELECT COUNT(*) FROM invitation") { try $0.int(0) } ?? 0
            guard open < Invitation.most else { return false }
            try db.execute(
                """
                INSERT INTO invitation (token_hash, id, note, places, created_at, expires_at)
                VALUES (\(token.hash), \(RowID.new()), \(values.note), \(values.places), \(now.milliseconds),
                    \(end.milliseconds))
                """
            )
            let detail = "For \(values.places == 1 ? "one" : "\(values.places)"), \(values.days) days"
            try AuditRecord.write(.invited, by: administrator, on: values.note, detail: detail, at: now, in: db)
            return true
        }
        return isMade ? token : nil
    }

    /// Ends one; false when there is none.
    func end(_ id: String, by administrator: Member, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            let note = try db.row("DELETE FROM invitation WHERE id = \(id) RETURNING note") { try $0.text(0) }
            guard let note else { return false }
            try AuditRecord.write(.invitationEnded, by: administrator, on: note, at: now, in: db)
            return true
        }
    }
}
