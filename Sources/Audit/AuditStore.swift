import Foundation
package import Storage
package import Web

/// Reads the log of administrators' actions.
package struct AuditStore: Sendable {
    private let database: any Database
    private let actions: [AuditRecord.Action]

    /// Takes all actions that the mounted wings declare.
    package init(database: any Database, actions: [AuditRecord.Action]) {
        self.database = database
        self.actions = actions
    }

    /// Returns the latest records first, from `cursor` on; a record of an undeclared action is set aside.
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
