import Audit
package import Foundation
package import Members
package import Storage

/// Keeping a member from meeting others and from writing anything, and letting them back.
///
/// Sessions stay: who is suspended may read and take along what is theirs.
package enum Suspension {
    /// False for who is suspended already, or gone.
    ///
    /// Throws `LastAdministrator` when nobody would be left to look after the others. Takes `AdvisoryLock.roles`: ask
    /// this before anything else is written.
    package static func begin(of member: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.acquire(.roles)
        if try LastAdministrator.isThis(member, in: db) { throw LastAdministrator() }
        return try db.execute(
            """
            UPDATE member SET suspended_at = \(now.milliseconds), version = version + 1
            WHERE id = \(member) AND suspended_at IS NULL
            """
        ) == 1
    }

    /// False for who isn't suspended, or is gone.
    package static func end(of member: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            UPDATE member SET suspended_at = NULL, version = version + 1
            WHERE id = \(member) AND suspended_at IS NOT NULL
            """
        ) == 1
    }
}

extension MemberStore {
    /// Suspends somebody by their login, or lets them back, by the operator; nil when nobody has it, false when that is
    /// so already.
    package func suspend(login: String, _ suspended: Bool, at now: Date) async throws -> Bool? {
        try await self.database.write { db in
            let found = try db.row("SELECT id, screen_name FROM member WHERE \(Self.matches(login))") { row in
                var columns = row.reader
                return (id: try columns.integer(), name: try columns.text())
            }
            guard let (id, name) = found else { return nil }
            let isNew =
                suspended ? try Suspension.begin(of: id, at: now, in: db) : try Suspension.end(of: id, in: db)
            guard isNew else { return false }
            let action: AuditRecord.Action = suspended ? .memberSuspended : .memberRestored
            try AuditRecord.writeOfOperator(action, on: name, at: now, in: db)
            return true
        }
    }

    /// Those who are suspended, the latest first.
    package func suspended(limit: Int) async throws -> [Account] {
        try await self.database.rowsSettingAside(
            """
            SELECT \(Account.columns) FROM member WHERE suspended_at IS NOT NULL
            ORDER BY suspended_at DESC, id LIMIT \(limit)
            """,
            Account.names,
            Account.init
        ).rows
    }
}
