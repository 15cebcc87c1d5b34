package import Foundation
package import Members
import Storage

extension MemberStore {
    /// Returns whether a member's session is still open.
    package func isOpen(session: String, of member: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM session
            WHERE owner_id = \(member) AND id = \(session) AND expires_at > \(now.milliseconds)
            """
        )
    }

    /// Returns those of the members' sessions that are still open.
    package func open(_ sessions: [String], of members: [Member.ID], at now: Date) async throws -> Set<String> {
        Set(
            try await self.database.rows(
                """
                SELECT id FROM session
                WHERE owner_id IN \(list: members) AND id IN \(list: sessions) AND expires_at > \(now.milliseconds)
                """
            ) { try $0.text(0) }
        )
    }
}
