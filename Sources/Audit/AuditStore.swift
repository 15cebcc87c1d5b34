import Foundation
package import Storage
package import Web

/// What administrators did, for administrators to read.
package struct AuditStore: Sendable {
    private let database: any Database
    private let actions: [AuditRecord.Action]

    /// `actions` are all that the mounted wings declare.
    package init(database: any Database, actions: [AuditRecord.Action]) {
        self.database = database
        self.actions = actions
    }

    /// The latest first, from where the page before ended; a record of an action that nobody declares is set aside.
    package func latest(after cursor: Cursor? = nil, limit: Int) async throws -> [AuditRecord] {
        let before = cursor.flatMap { cursor in Int64(cursor.id).map { (cursor.at, $0) } }
        let after: SQL = before.map { "WHERE at < \($0.0) OR (at = \($0.0) AND id < \($0.1))" } ?? ""
        return try await self.database.rowsSettingAside(
            """
            SELECT id, at, actor, action, subject, detail FROM audit_record \(after)
            ORDER BY at DESC, id DESC LIMIT \(limit)
            """,
            RowNames("audit_record", .key)
        ) { [actions] row in
            var columns = row.reader
            return AuditRecord(
                id: try columns.integer(),
                at: Date(milliseconds: try columns.integer()),
                actor: try columns.text(),
                action: try columns.parsed("a declared action", actions.named),
                subject: try columns.text(),
                detail: try columns.text()
            )
        }.rows
    }
}
