import Audit
package import Foundation
package import Members
package import Storage

/// Suspends members, so that they can't meet others or write anything, and lets them back.
///
/// Sessions stay open: a suspended member may read and export their data.
package enum Suspension {
    /// Suspends a member; false when they are suspended already, or gone.
    ///
    /// Throws `LastAdministrator` when other members would have no administrator. It takes `AdvisoryLock.roles`, so
    /// call it before anything else is written.
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

    /// Ends a suspension; false when there is none, or the member is gone.
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
    /// Suspends a member by login for the operator, or lets them back; nil when nobody has the login, false when
    /// nothing changed.
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

    /// Returns the suspended members, the latest first.
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
