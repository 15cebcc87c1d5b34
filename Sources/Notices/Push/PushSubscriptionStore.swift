import Foundation
import Storage

/// Keeps the subscribed browsers and phones of one member.
struct PushSubscriptionStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Int64

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
            SELECT id, name, created_at FROM push_subscription WHERE owner_id = \(self.owner)
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
                ON CONFLICT (endpoint_hash) DO UPDATE SET secret = excluded.secret, session_id = excluded.session_id
                """
            )
            try db.execute(
                """
                DELETE FROM push_subscription WHERE owner_id = \(owner) AND id IN (
                    SELECT id FROM push_subscription WHERE owner_id = \(owner)
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
            "SELECT secret, session_id FROM push_subscription WHERE owner_id = \(self.owner) AND id = \(id)"
        ) { row in
            var columns = row.reader
            return (try columns.blob(), try columns.text())
        }
        guard let (sealed, session) = found, let text = try? self.seal.open(sealed, as: Self.context(self.owner))
        else { return nil }
        return (try JSONDecoder().decode(PushSubscription.self, from: Data(text.utf8)), session)
    }

    /// Returns false when there was none.
    @discardableResult
    func remove(_ id: String) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM push_subscription WHERE owner_id = \(owner) AND id = \(id)") > 0
        }
    }

    static func ids(of owner: Int64, in connection: any SQLConnection) throws -> [String] {
        try connection.rows("SELECT id FROM push_subscription WHERE owner_id = \(owner)") { try $0.text(0) }
    }

    private static func context(_ owner: Int64) -> String { "push_subscription.secret/\(owner)" }
}
