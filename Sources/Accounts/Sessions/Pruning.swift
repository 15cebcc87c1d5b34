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
        let database = self.database
        try await database.purge("session", by: "token_hash", where: "expires_at <= \(now.milliseconds)")
        try await database.purge("recovery", by: "token_hash", where: "created_at <= \(yesterday)")
        try await database.purge("confirmation", by: "token_hash", where: "expires_at <= \(now.milliseconds)")
        try await database.purge("known_device", by: "owner_id, token_hash", where: "seen_at <= \(unseen)")
        try await database.purge("access_token", by: "owner_id, id", where: "revoked_at <= \(revoked)")
        try await database.purge("removed_weight", by: "owner_id, day", where: "removed_at <= \(monthAgo)")
        return .again(at: now.addingTimeInterval(3_600))
    }
}
