import Members
import Storage

/// Keeps the open requests to and of one member.
struct BuddyRequestStore: Sendable {
    struct Request: Sendable, Equatable {
        let other: Member.ID
        /// Milliseconds since 1970 UTC.
        let askedAt: Int64
    }

    /// The most that are listed; older ones appear when others are answered.
    static let most = 100

    let database: any Database
    let owner: Member.ID

    /// Returns the requests to the member that wait for an answer, the latest first.
    func received() async throws -> [Request] {
        try await self.requests(
            """
            SELECT asked.owner_id, asked.asked_at FROM buddy_answer AS asked
            WHERE asked.to_id = \(self.owner) AND asked.says = 'yes' AND asked.is_open = 1
                AND NOT EXISTS (SELECT 1 FROM buddy_answer AS mine
                    WHERE mine.owner_id = \(self.owner) AND mine.to_id = asked.owner_id AND mine.says = 'no')
                AND \(BuddyProfile.isShown(of: "asked.owner_id", to: "\(self.owner)"))
            ORDER BY asked.at DESC, asked.owner_id LIMIT \(Self.most)
            """
        )
    }

    /// Returns the member's own requests, the latest first; declined ones seem to wait.
    func sent() async throws -> [Request] {
        try await self.requests(
            """
            SELECT mine.to_id, mine.asked_at FROM buddy_answer AS mine
            WHERE mine.owner_id = \(self.owner) AND mine.asked_at IS NOT NULL AND mine.is_open = 1
                AND \(BuddyProfile.isShown(of: "mine.to_id", to: "\(self.owner)"))
            ORDER BY mine.asked_at DESC, mine.to_id LIMIT \(Self.most)
            """
        )
    }

    private func requests(_ statement: SQL) async throws -> [Request] {
        try await self.database.rows(statement) { row in
            var columns = row.reader
            return Request(other: try columns.integer(), askedAt: try columns.integer())
        }
    }
}
