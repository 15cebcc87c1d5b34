package import Foundation
package import Storage

/// Keeps the keys of one member's forms, and how each was answered.
package struct IdempotencyKeyStore: Sendable {
    /// What is known of a request when it arrives.
    package enum Finding: Sendable, Equatable {
        /// Nobody has sent this key: the request is to be handled, and `answer` or `release` to follow.
        case new
        /// A request with this key is being handled.
        case underWay
        /// It was handled, and answered so.
        case answered(status: Int, location: String)
    }

    /// After this long a request without an answer was lost with the program that handled it.
    private static let patience: TimeInterval = 120

    let database: any Database
    let owner: Int64

    /// Takes the key for a request, unless it was taken before.
    package func claim(_ key: String, now: Date) async throws -> Finding {
        let lost = now.addingTimeInterval(-Self.patience)
        return try await self.database.write { [owner] db in
            let taken = try db.execute(
                """
                INSERT INTO idempotency_key (owner_id, id, asked_at) VALUES (\(owner), \(key), \(now.milliseconds))
                ON CONFLICT (owner_id, id) DO UPDATE SET asked_at = excluded.asked_at
                WHERE idempotency_key.status = 0 AND idempotency_key.asked_at < \(lost.milliseconds)
                """
            )
            if taken == 1 { return .new }
            let answer = try db.row(
                "SELECT status, location FROM idempotency_key WHERE owner_id = \(owner) AND id = \(key)"
            ) { row in
                var columns = row.reader
                return (status: try columns.int(), location: try columns.text())
            }
            guard let answer, answer.status != 0 else { return .underWay }
            return .answered(status: answer.status, location: answer.location)
        }
    }

    /// Keeps how the request was answered.
    package func answer(_ key: String, status: Int, location: String) async throws {
        _ = try await self.database.run([
            """
            UPDATE idempotency_key SET status = \(status), location = \(location)
            WHERE owner_id = \(self.owner) AND id = \(key)
            """
        ])
    }

    /// Lets the key be sent again: the request changed nothing.
    package func release(_ key: String) async throws {
        _ = try await self.database.run([
            "DELETE FROM idempotency_key WHERE owner_id = \(self.owner) AND id = \(key) AND status = 0"
        ])
    }

    /// Deletes all members' keys from before `limit`.
    package static func prune(before limit: Date, in database: any Database) async throws {
        _ = try await database.run(["DELETE FROM idempotency_key WHERE asked_at < \(limit.milliseconds)"])
    }
}
