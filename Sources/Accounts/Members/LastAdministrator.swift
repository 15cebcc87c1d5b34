import Members
import Storage

/// Thrown when a change would leave other members without an administrator.
package struct LastAdministrator: Error {
    /// Returns whether there are other members and no other administrator; the caller holds `AdvisoryLock.roles`.
    ///
    /// Administrators who asked to leave or are suspended don't count.
    static func isThis(_ id: Member.ID, in db: any SQLConnection) throws -> Bool {
        let isAdministrator = try db.exists(
            "SELECT 1 FROM member WHERE id = \(id) AND role = \(Member.Role.administrator.rawValue)"
        )
        guard isAdministrator, try db.exists("SELECT 1 FROM member WHERE id <> \(id) LIMIT 1") else { return false }
        return try !db.exists(
            """
            SELECT 1 FROM member WHERE id <> \(id) AND role = \(Member.Role.administrator.rawValue)
                AND suspended_at IS NULL AND id NOT IN (SELECT owner_id FROM leaving)
            """
        )
    }
}
