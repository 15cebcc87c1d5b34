package import Foundation
package import Storage

/// The notices of one member.
package struct NoticeStore: Sendable {
    private let database: any Database
    private let owner: Int64

    package init(database: any Database, owner: Int64) {
        self.database = database
        self.owner = owner
    }

    /// Newest first.
    package func latest(_ limit: Int = 100) async throws -> [Notice] {
        try await self.database.read { [owner] db in
            try db.rows(
                """
                SELECT id, kind, body, path, created_at, read_at, actions FROM notice WHERE owner_id = \(owner)
                ORDER BY created_at DESC, id DESC LIMIT \(limit)
                """
            ) { row -> Notice? in
                guard let kind = Notice.Kind(rawValue: try row.text(1)) else { return nil }
                return Notice(
                    id: try row.text(0),
                    kind: kind,
                    text: try row.text(2),
                    path: try row.text(3),
                    actions: try JSONDecoder().decode([Notice.Action].self, from: Data(try row.text(6).utf8)),
                    at: Date(milliseconds: try row.integer(4)),
                    isRead: try row.optionalInteger(5) != nil
                )
            }.compactMap(\.self)
        }
    }

    package func readAll(now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                "UPDATE notice SET read_at = \(now.milliseconds) WHERE owner_id = \(owner) AND read_at IS NULL"
            )
        }
    }

    /// Forgets, for everybody, what is older than `limit`; returns how many.
    package static func prune(before limit: Date, in database: any Database) async throws -> Int {
        try await database.write {
            try $0.execute("DELETE FROM notice WHERE created_at < \(limit.milliseconds)")
        }
    }
}
