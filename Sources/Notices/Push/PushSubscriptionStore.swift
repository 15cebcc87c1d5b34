import Foundation
import Members
import Storage

/// Keeps the subscribed browsers and phones of one member.
struct PushSubscriptionStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// A subscribed device in the member's list.
    struct Device: Sendable, Equatable {
        let id: String
        let name: String
        let since: Date
    }

    /// The most devices of a member; another one replaces the oldest.
    static let most = 10

    func all() async throws -> [Device] {
        try await self.database.rows(
            """
            SELECT id, name, created_at FROM push_subscription
            WHERE owner_id = \(self.owner) AND removed_at IS NULL
            ORDER BY created_at DESC, id
            """
        ) { row in
            var columns = row.reader
            return Device(
                id: try columns.text(),
                name: try columns.text(),
                since: Date(milliseconds: try columns.integer())
            )
        }
    }

    /// Stores a subscription and returns its id.
    ///
    /// A known subscription keeps its name. A browser has one subscription, whoever uses it, so it is removed from the
    /// member who had it before.
    func add(_ subscription: PushSubscription, name: String, session: String, now: Date) async throws -> String {
        let text = String(decoding: try JSONEncoder().encode(subscription), as: UTF8.self)
        let sealed = try self.seal.seal(text, as: Self.context(self.owner))
        let hash = subscription.hash
        return try await self.database.write { [owner] db in
            try db.execute("DELETE FROM push_subscription WHERE endpoint_hash = \(hash) AND owner_id <> \(owner)")
            try db.execute(
                """
                INSERT INTO push_subscription (owner_id, id, endpoint_hash, secret, session_id, name, created_at)
                VALUES (\(owner), \(RowID.new()), \(hash), \(sealed), \(session), \(name),
                    \(now.milliseconds))
                ON CONFLICT (endpoint_hash) DO UPDATE SET secret = excluded.secret,
                    session_id = excluded.session_id, removed_at = NULL
                """
            )
            try db.execute(
                """
                DELETE FROM push_subscription WHERE owner_id = \(owner) AND id IN (
                    SELECT id FROM push_subscription WHERE owner_id = \(owner) AND removed_at IS NULL
                    ORDER BY created_at DESC, id LIMIT 1000 OFFSET \(Self.most))
                """
            )
            return try db.row(
                "SELECT id FROM push_subscription WHERE owner_id = \(owner) AND endpoint_hash = \(hash)"
            ) { try $0.text(0) } ?? ""
        }
    }

    /// Finds a subscription and the session that made it; nil when it is gone, or its key is lost.
    func find(_ id: String) async throws -> (subscription: PushSubscription, session: String)? {
        let found = try await self.database.row(
            """
            SELECT secret, session_id FROM push_subscription
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        ) { row in
            var columns = row.reader
            return (try columns.blob(), try columns.text())
        }
        guard let (sealed, session) = found, let text = try? self.seal.open(sealed, as: Self.context(self.owner))
        else { return nil }
        return (try JSONDecoder().decode(PushSubscription.self, from: Data(text.utf8)), session)
    }

    /// Takes a device off the list at its member's wish; false when there was none.
    func remove(_ id: String, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE push_subscription SET removed_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL
                """
            ) > 0
        }
    }

    /// Puts a device back that was just taken off the list; false when it is gone for good.
    func restore(_ id: String, at now: Date) async throws -> Bool {
        let limit = UndoSpan.limit(at: now).milliseconds
        return try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE push_subscription SET removed_at = NULL
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at > \(limit)
                """
            ) > 0
        }
    }

    /// Deletes a device that can't be told any more.
    func forget(_ id: String) async throws {
        try await self.database.write { [owner] db in
            _ = try db.execute("DELETE FROM push_subscription WHERE owner_id = \(owner) AND id = \(id)")
        }
    }

    /// Deletes all members' devices that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("push_subscription", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }

    static func ids(of owner: Member.ID, in connection: any SQLConnection) throws -> [String] {
        try connection.rows(
            "SELECT id FROM push_subscription WHERE owner_id = \(owner) AND removed_at IS NULL"
        ) { try $0.text(0) }
    }

    private static func context(_ owner: Member.ID) -> String { "push_subscription.secret/\(owner)" }
}
