import Audit
import Foundation
import Members
import Storage

/// Keeps the recommendations of all nutritionists, for administrators.
struct ModerationStore: Sendable {
    let database: any Database

    /// Returns published texts and those that an administrator withdrew, the newest first.
    func all(limit: Int = 200) async throws -> [Recommendation] {
        try await self.database.rowsSettingAside(
            """
            SELECT \(Recommendation.columns) FROM recommendation AS r WHERE r.published_at IS NOT NULL
            ORDER BY r.published_at DESC, r.id LIMIT \(limit)
            """,
            Recommendation.names,
            Recommendation.init(row:)
        ).rows
    }

    /// Withdraws a text so that its author can't publish it again; nil when it isn't published.
    ///
    /// Without an administrator it is the operator's, on the command line.
    func withdraw(
        _ id: Recommendation.ID,
        because reason: String,
        by administrator: Member?,
        now: Date
    ) async throws -> String? {
        try await self.database.write { db in
            // The operator has no account; the identities of members are positive.
            let title = try db.row(
                """
                UPDATE recommendation SET withdrawn_at = \(now.milliseconds), withdrawn_by = \(administrator?.id ?? 0),
                    version = version + 1
                WHERE id = \(id) AND published_at IS NOT NULL AND withdrawn_by IS NULL RETURNING title
                """
            ) { try $0.text(0) }
            guard let title else { return String?.none }
            try AuditRecord.write(
                .textWithdrawn,
                byWhom: administrator,
                on: title,
                detail: reason,
                undo: AdviceLinks.showing(id),
                at: now,
                in: db
            )
            return title
        }
    }

    /// Returns whether this administrator just withdrew the text, so that Undo needs no reason.
    func mayUndo(_ id: Recommendation.ID, by administrator: Member, now: Date) async throws -> Bool {
        try await self.database.read { db in
            let withdrawn = try db.row(
                """
                SELECT title, withdrawn_at FROM recommendation
                WHERE id = \(id) AND withdrawn_by IS NOT NULL AND withdrawn_at IS NOT NULL
                """
            ) { row in
                var columns = row.reader
                return (title: try columns.text(), at: Date(milliseconds: try columns.integer()))
            }
            guard let withdrawn else { return false }
            let (action, title) = (AuditRecord.Action.textWithdrawn, withdrawn.title)
            return try AuditRecord.isJustDone(action, by: administrator, on: title, of: withdrawn.at, at: now, in: db)
        }
    }

    /// Shows a text again that an administrator withdrew; nil when none did.
    func restore(
        _ id: Recommendation.ID,
        because reason: String,
        by administrator: Member?,
        now: Date
    ) async throws -> String? {
        try await self.database.write { db in
            let title = try db.row(
                """
                UPDATE recommendation SET withdrawn_at = NULL, withdrawn_by = NULL, version = version + 1
                WHERE id = \(id) AND withdrawn_by IS NOT NULL RETURNING title
                """
            ) { try $0.text(0) }
            guard let title else { return String?.none }
            try AuditRecord.write(.textRestored, byWhom: administrator, on: title, detail: reason, at: now, in: db)
            return title
        }
    }
}
