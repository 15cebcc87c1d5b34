package import Foundation
import Jobs
package import Members
package import Storage

/// Suspends members, so that they can't meet others or write anything, and lets them back.
///
/// Sessions stay open: a suspended member may read and export their data.
package struct Suspension: Sendable {
    private let observer: AbsenceObserver

    package init(observer: @escaping AbsenceObserver) { self.observer = observer }

    /// Suspends a member; false when they are suspended already, or gone.
    ///
    /// Throws `LastAdministrator` when other members would have no administrator. It takes `AdvisoryLock.roles`, so
    /// call it before anything else is written.
    package func begin(of member: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.acquire(.roles)
        if try LastAdministrator.isThis(member, in: db) { throw LastAdministrator() }
        let begins = try db.execute(
            """
            UPDATE member SET suspended_at = \(now.milliseconds), version = version + 1
            WHERE id = \(member) AND suspended_at IS NULL
            """
        )
        guard begins == 1 else { return false }
        try self.observer(AbsenceChange(member, .suspension, begins: true, at: now), db)
        return true
    }

    /// Returns since when a member is suspended; nil for one who isn't.
    package static func since(of member: Member.ID, in db: any SQLConnection) throws -> Date? {
        try db.row("SELECT suspended_at FROM member WHERE id = \(member) AND suspended_at IS NOT NULL") {
            Date(milliseconds: try $0.integer(0))
        }
    }

    /// Ends a suspension; false when there is none, or the member is gone.
    package func end(of member: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        try db.execute("DELETE FROM suspension WHERE owner_id = \(member)")
        let ends = try db.execute(
            """
            UPDATE member SET suspended_at = NULL, version = version + 1
            WHERE id = \(member) AND suspended_at IS NOT NULL
            """
        )
        guard ends == 1 else { return false }
        try self.observer(AbsenceChange(member, .suspension, begins: false, at: now), db)
        return true
    }
}

/// Why a member is suspended, and until when.
package struct SuspensionTerms: Sendable, Equatable {
    /// In words for the member.
    package let reason: String
    /// Nil for no end.
    package let end: Date?

    /// Returns nil where none were given, or for a member who isn't suspended.
    package static func of(_ member: Member.ID, in database: any Database) async throws -> SuspensionTerms? {
        try await database.row("SELECT reason, ends_at FROM suspension WHERE owner_id = \(member)") { row in
            var columns = row.reader
            return SuspensionTerms(
                reason: try columns.text(),
                end: try columns.optionalInteger().map { Date(milliseconds: $0) }
            )
        }
    }

    /// Writes them for a member who is suspended, and plans the end.
    func write(for member: Member.ID, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO suspension (owner_id, reason, ends_at) VALUES (\(member), \(self.reason), \(self.end?.milliseconds))
            ON CONFLICT (owner_id) DO UPDATE SET reason = excluded.reason, ends_at = excluded.ends_at
            """
        )
        if let end = self.end {
            try JobStore.add(SuspensionEnd.kind, payload: String(member), due: end, in: db)
        }
    }
}

extension MemberStore {
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
