import Audit
import Foundation
import Members
import Storage

/// Keeps the invitations of this house; only hashes of their links are stored.
struct InvitationStore: Sendable {
    let database: any Database

    /// Returns those that are good, the newest first.
    func open(at now: Date, after cursor: (at: Int64, id: String)?, limit: Int) async throws -> [Invitation] {
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM invitation WHERE \(Invitation.isOpen(now)) \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.invitation
        )
    }

    /// Returns nil for one that isn't good.
    func find(_ id: String, at now: Date) async throws -> Invitation? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM invitation WHERE id = \(id) AND \(Invitation.isOpen(now))",
            Self.invitation
        )
    }

    private static let columns: SQL = "id, note, places, created_at, expires_at"

    private static func invitation(_ row: SQLRow) throws -> Invitation {
        var columns = row.reader
        return Invitation(
            id: try columns.text(),
            note: try columns.text(),
            places: try columns.int(),
            createdAt: Date(milliseconds: try columns.integer()),
            expiresAt: Date(milliseconds: try columns.integer())
        )
    }

    /// Makes an invitation and deletes those that ended; nil when too many are open.
    ///
    /// Without an administrator it is the operator's, on the command line.
    func make(_ values: InvitationForm.Values, by administrator: Member?, at now: Date) async throws -> SecretToken? {
        let token = SecretToken()
        let end = now.addingTimeInterval(Double(values.days) * 86_400)
        let isMade = try await self.database.write { db in
            // One that was just ended may be brought back by Undo.
            let limit = UndoSpan.limit(at: now)
            try db.execute(
                """
                DELETE FROM invitation
                WHERE places = 0 OR expires_at <= \(now.milliseconds) OR ended_at < \(limit.milliseconds)
                """
            )
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
            try AuditRecord.write(.invited, byWhom: administrator, on: values.note, detail: detail, at: now, in: db)
            return true
        }
        return isMade ? token : nil
    }

    /// Ends one; false when none is good that has this id.
    func end(_ id: String, because reason: String, by administrator: Member?, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            let note = try db.row(
                """
                UPDATE invitation SET ended_at = \(now.milliseconds)
                WHERE id = \(id) AND \(Invitation.isOpen(now)) RETURNING note
                """
            ) { try $0.text(0) }
            guard let note else { return false }
            try AuditRecord.write(
                .invitationEnded,
                byWhom: administrator,
                on: note,
                detail: reason,
                undo: AccountLinks.invitationReturn(id),
                at: now,
                in: db
            )
            return true
        }
    }

    /// Brings one back that this administrator just ended; false when there is none.
    func restore(_ id: String, by administrator: Member, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            let ended = try db.row("SELECT note, ended_at FROM invitation WHERE id = \(id) AND ended_at IS NOT NULL") {
                row in
                var columns = row.reader
                return (note: try columns.text(), at: Date(milliseconds: try columns.integer()))
            }
            // Several have the same note, so the moment tells which was ended.
            guard let ended,
                try AuditRecord.isJustDone(
                    .invitationEnded,
                    by: administrator,
                    on: ended.note,
                    of: ended.at,
                    at: now,
                    in: db
                )
            else { return false }
            let restored = try db.execute(
                "UPDATE invitation SET ended_at = NULL WHERE id = \(id) AND ended_at = \(ended.at.milliseconds)"
            )
            guard restored == 1 else { return false }
            let (action, detail) = (AuditRecord.Action.invitationRestored, AuditRecord.takenBack)
            try AuditRecord.write(action, by: administrator, on: ended.note, detail: detail, at: now, in: db)
            return true
        }
    }
}
