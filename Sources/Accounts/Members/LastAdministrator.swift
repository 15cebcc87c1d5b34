import Members
import Storage

/// Thrown rather than leave other members without anybody to look after them.
package struct LastAdministrator: Error {
    /// Whether there are other members and none of them would be administrator; `AdvisoryLock.roles` is held.
    ///
    /// Who has asked to leave or is suspended does not count.
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
