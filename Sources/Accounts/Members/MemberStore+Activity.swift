package import Foundation
import Storage

extension MemberStore {
    /// Counts who signed up, and who had a page or an API answered with a session, since an instant.
    package func activity(since: Date) async throws -> (signedUp: Int, active: Int) {
        try await self.database.row(
            """
            SELECT (SELECT COUNT(*) FROM member WHERE created_at > \(since.milliseconds)),
                (SELECT COUNT(DISTINCT owner_id) FROM session WHERE seen_at > \(since.milliseconds))
            """
        ) { row in
            var columns = row.reader
            return (signedUp: try columns.int(), active: try columns.int())
        } ?? (0, 0)
    }
}
