package import Foundation
package import Members
package import Storage

/// What Undo asks of the log: it takes back exactly what was done, and once.
extension AuditRecord {
    /// Returns whether Undo may take this back: this administrator did it to this subject within `UndoSpan`, and
    /// nothing came after.
    ///
    /// Where the thing keeps the moment of its latest decision, the record must be of this `moment`; otherwise it
    /// must be the latest about its subject. Ask in the transaction that takes it back, after what locks the thing.
    package static func isJustDone(
        _ action: Action,
        by administrator: Member,
        on subject: String,
        of moment: Date? = nil,
        at now: Date,
        in connection: any SQLConnection
    ) throws -> Bool {
        try Self.before(action, by: administrator, on: subject, of: moment, at: now, in: connection) != nil
    }

    /// Returns what was before that which Undo may take back, as `write` was told; nil where it may not.
    package static func before(
        _ action: Action,
        by administrator: Member,
        on subject: String,
        of moment: Date? = nil,
        at now: Date,
        in connection: any SQLConnection
    ) throws -> String? {
        let limit = UndoSpan.limit(at: now)
        let isThis: SQL =
            moment.map { "audit_record.at = \($0.milliseconds)" }
                ?? """
                NOT EXISTS (
                    SELECT 1 FROM audit_record AS later
                    WHERE later.id > audit_record.id AND later.subject = audit_record.subject)
                """
        return try connection.row(
            """
            SELECT previous FROM audit_record
            WHERE at >= \(limit.milliseconds) AND at <= \(now.milliseconds) AND actor_id = \(administrator.id)
                AND action = \(action.name) AND subject = \(subject) AND \(isThis)
            ORDER BY id DESC LIMIT 1
            """
        ) { try $0.text(0) }
    }

    /// Returns the SQL of the path to which Undo of a row of `audit_record` is posted; empty unless this member did it
    /// within `UndoSpan`, and nothing about its subject came after.
    static func undo(for member: Member.ID, at now: Date) -> SQL {
        let limit = UndoSpan.limit(at: now).milliseconds
        return """
            CASE WHEN actor_id = \(member) AND at >= \(limit) AND at <= \(now.milliseconds) AND NOT EXISTS (
                SELECT 1 FROM audit_record AS later
                WHERE later.id > audit_record.id AND later.subject = audit_record.subject) THEN undo ELSE '' END
            """
    }

    /// The reason in the log of what Undo took back.
    package static let takenBack = "Taken back at once."

    /// The reason in the log of what the operator decides without saying why.
    package static let byOperator = "Decided by the operator."
}
