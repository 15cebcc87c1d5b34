package import Foundation
package import Storage
package import Web

/// The notices of one member.
package struct NoticeStore: Sendable {
    private let database: any Database
    private let owner: Int64

    package init(database: any Database, owner: Int64) {
        self.database = database
        self.owner = owner
    }

    /// Newest first; with `cursor` those after it.
    package func latest(_ limit: Int = 100, after cursor: Cursor? = nil) async throws -> [Notice] {
        let older: SQL = cursor.map { "AND (created_at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM notice WHERE owner_id = \(self.owner) \(older)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.notice
        ).compactMap(\.self)
    }

    func find(_ id: String) async throws -> Notice? {
        try await self.database.read { [owner] in try Self.find(NoticeName(owner: owner, id: id), in: $0) }
    }

    static func find(_ name: NoticeName, in connection: any SQLConnection) throws -> Notice? {
        try connection.row(
            "SELECT \(Self.columns) FROM notice WHERE owner_id = \(name.owner) AND id = \(name.id)",
            Self.notice
        ) ?? nil
    }

    /// The newest of those that wait for the daily letter, in the order in which they were told.
    static func waitingForDigest(
        of owner: Int64,
        limit: Int,
        in connection: any SQLConnection
    ) throws -> [Notice] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM notice
            WHERE owner_id = \(owner) AND id IN (SELECT notice_id FROM notice_digest WHERE owner_id = \(owner))
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.notice
        ).compactMap(\.self).reversed()
    }

    package func unread() async throws -> Int {
        try await self.database.row(
            "SELECT COUNT(*) FROM notice WHERE owner_id = \(self.owner) AND read_at IS NULL"
        ) { try $0.int(0) } ?? 0
    }

    /// Marks one as read; false when there is none.
    func read(_ id: String, now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE notice SET read_at = COALESCE(read_at, \(now.milliseconds))
                WHERE owner_id = \(owner) AND id = \(id)
                """
            ) == 1
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

    private static let columns: SQL = "id, kind, body, path, actions, created_at, read_at"

    /// Nil for a kind of a later version.
    private static func notice(_ row: SQLRow) throws -> Notice? {
        var columns = row.reader
        let id = try columns.text()
        guard let kind = Notice.Kind(rawValue: try columns.text()) else { return nil }
        return Notice(
            id: id,
            kind: kind,
            text: try columns.text(),
            path: try columns.text(),
            actions: try JSONDecoder().decode([Notice.Action].self, from: Data(try columns.text().utf8)),
            at: Date(milliseconds: try columns.integer()),
            isRead: try columns.optionalInteger() != nil
        )
    }
}
