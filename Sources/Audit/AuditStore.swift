package import Foundation
package import Members
package import Storage

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
    ///
    /// With `words` it returns those in which these stand: who, what, about what, or why. `undoing` is who may be offered
    /// to take back what they just did, and when.
    package func latest(
        matching words: String = "",
        after cursor: Cursor? = nil,
        undoing: (by: Member.ID, at: Date)? = nil,
        limit: Int
    ) async throws -> [AuditRecord] {
        let before = cursor.flatMap { cursor in Int64(cursor.id).map { (cursor.at, $0) } }
        let after: SQL = before.map { "(at < \($0.0) OR (at = \($0.0) AND id < \($0.1)))" } ?? "1 = 1"
        let undo: SQL = undoing.map { AuditRecord.undo(for: $0.by, at: $0.at) } ?? "''"
        return try await self.records(undo, where: "\(after) AND \(self.matching(words))", limit: limit)
    }

    /// Returns what somebody just did and may take back, the latest first.
    package func undoable(by member: Member.ID, at now: Date) async throws -> [AuditRecord] {
        let limit = UndoSpan.limit(at: now).milliseconds
        let isRecent: SQL = "actor_id = \(member) AND at >= \(limit) AND undo <> ''"
        return try await self.records(AuditRecord.undo(for: member, at: now), where: isRecent, limit: Self.mostUndoable)
            .filter { !$0.undo.isEmpty }
    }

    private static let mostUndoable = 20

    private func records(_ undo: SQL, where condition: SQL, limit: Int) async throws -> [AuditRecord] {
        try await self.database.rowsSettingAside(
            """
            SELECT id, at, actor, action, subject, detail, \(undo) FROM audit_record WHERE \(condition)
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
                detail: try columns.text(),
                undo: try columns.text()
            )
        }.rows
    }

    /// Returns the condition that a row contains words; the case of ASCII letters doesn't count.
    private func matching(_ words: String) -> SQL {
        guard !words.isEmpty else { return "1 = 1" }
        let escaped = words.lowercased().replacing("!", with: "!!").replacing("%", with: "!%").replacing(
            "_",
            with: "!_"
        )
        let pattern = "%\(escaped)%"
        let named = self.actions.filter { $0.words.lowercased().contains(words.lowercased()) }.map(\.name)
        let acted: SQL = named.isEmpty ? "1 = 0" : "action IN \(list: named)"
        return """
            (LOWER(actor) LIKE \(pattern) ESCAPE '!' OR LOWER(subject) LIKE \(pattern) ESCAPE '!'
                OR LOWER(detail) LIKE \(pattern) ESCAPE '!' OR \(acted))
            """
    }
}
