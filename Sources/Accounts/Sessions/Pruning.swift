import Foundation
import Jobs
import Members
import Storage

/// Deletes sessions that ended, void links, browsers long unused, revoked tokens and weights removed a month ago; runs
/// every hour.
struct Pruning: Sendable {
    static let kind = "prune-accounts"

    let database: any Database
    let now: @Sendable () -> Date

    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        // Used and expired links are kept for a day, because the limit of mails counts them.
        let yesterday = now.addingTimeInterval(-86_400).milliseconds
        let unseen = now.addingTimeInterval(-Double(SessionCookie.deviceLifetime)).milliseconds
        let monthAgo = now.addingTimeInterval(-30 * 86_400).milliseconds
        let revoked = UndoSpan.limit(at: now).milliseconds
        try await self.database.write { db in
            try db.execute("DELETE FROM session WHERE expires_at <= \(now.milliseconds)")
            try db.execute("DELETE FROM recovery WHERE created_at <= \(yesterday)")
            try db.execute("DELETE FROM confirmation WHERE expires_at <= \(now.milliseconds)")
            try db.execute("DELETE FROM known_device WHERE seen_at <= \(unseen)")
            try db.execute("DELETE FROM access_token WHERE revoked_at <= \(revoked)")
            try db.execute("DELETE FROM removed_weight WHERE removed_at <= \(monthAgo)")
        }
        return .again(at: now.addingTimeInterval(3_600))
    }
}
