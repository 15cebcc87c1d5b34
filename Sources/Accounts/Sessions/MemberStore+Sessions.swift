package import Foundation
package import Members
import Storage

extension MemberStore {
    /// Returns whether a member's session is still open.
    package func isOpen(session: String, of member: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.row(
            """
            SELECT 1 FROM session
            WHERE owner_id = \(member) AND id = \(session) AND expires_at > \(now.milliseconds)
            """
        ) { _ in true } ?? false
    }
}
