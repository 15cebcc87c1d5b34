package import Foundation
package import Members
package import Storage

/// Keeps the notices of one member.
package struct NoticeStore: Sendable {
    private let database: any Database
    private let owner: Member.ID
    private let kinds: [Notice.Kind]
    /// The names of parts of the house that are switched off; a notice that leads there is passed over.
    private let closed: [String]

    /// `kinds` are all that the mounted wings declare; a notice of another is passed over.
    package init(database: any Database, owner: Member.ID, kinds: [Notice.Kind], without closed: Set<String> = []) {
        self.database = database
        self.owner = owner
        self.kinds = kinds
        self.closed = closed.sorted()
    }

    /// Returns notices, the newest first, from `cursor` on.
    package func latest(_ limit: Int = 100, after cursor: Cursor? = nil) async throws -> [Notice] {
        let older: SQL = cursor.map { "AND (created_at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM notice WHERE owner_id = \(self.owner) \(self.isOpen) \(older)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """
        ) { [kinds] in try Self.notice($0, kinds) }.compactMap(\.self)
    }

    func find(_ id: String) async throws -> Notice? {
        try await self.database.read { [owner, kinds] in
            try Self.find(NoticeName(owner: owner, id: id), kinds, in: $0)
        }
    }

    static func find(_ name: NoticeName, _ kinds: [Notice.Kind], in connection: any SQLConnection) throws -> Notice? {
        try connection.row(
            "SELECT \(Self.columns) FROM notice WHERE owner_id = \(name.owner) AND id = \(name.id)"
        ) { try Self.notice($0, kinds) } ?? nil
    }

    /// Returns the newest notices that wait for the daily letter, the oldest of them first.
    static func waitingForDigest(
        of owner: Member.ID,
        _ kinds: [Notice.Kind],
        limit: Int,
        in connection: any SQLConnection
    ) throws -> [Notice] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM notice
            WHERE owner_id = \(owner) AND id IN (SELECT notice_id FROM notice_digest WHERE owner_id = \(owner))
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """
        ) { try Self.notice($0, kinds) }.compactMap(\.self).reversed()
    }

    package func unread() async throws -> Int {
        try await self.database.row(
            "SELECT COUNT(*) FROM notice WHERE owner_id = \(self.owner) AND read_at IS NULL \(self.isOpen)"
        ) { try $0.int(0) } ?? 0
    }

    package static func unread(of owner: Member.ID, in database: any Database) async throws -> Int {
        try await Self(database: database, owner: owner, kinds: []).unread()
    }

    private var isOpen: SQL { self.closed.isEmpty ? "" : "AND part NOT IN \(list: self.closed)" }

    /// Marks a notice as read; false when there is none.
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

    /// Marks all as read that say the same.
    func readAll(like notice: Notice, now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE notice SET read_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND kind = \(notice.kind.name) AND body = \(notice.text)
                    AND path = \(notice.path) AND read_at IS NULL
                """
            )
        }
    }

    package func readAll(now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                "UPDATE notice SET read_at = \(now.milliseconds) WHERE owner_id = \(owner) AND read_at IS NULL"
            )
        }
    }

    /// Deletes all members' notices older than `limit`; returns how many.
    package static func prune(before limit: Date, in database: any Database) async throws -> Int {
        try await database.purge("notice", by: "owner_id, id", where: "created_at < \(limit.milliseconds)")
    }

    private static let columns: SQL = "id, kind, body, path, actions, created_at, read_at, answer"

    /// Returns nil for a kind that nobody declares.
    private static func notice(_ row: SQLRow, _ kinds: [Notice.Kind]) throws -> Notice? {
        var columns = row.reader
        let id = try columns.text()
        guard let kind = kinds.named(try columns.text()) else { return nil }
        return Notice(
            id: id,
            kind: kind,
            text: try columns.text(),
            path: try columns.text(),
            actions: try JSONDecoder().decode([Notice.Action].self, from: Data(try columns.text().utf8)),
            at: Date(milliseconds: try columns.integer()),
            isRead: try columns.optionalInteger() != nil,
            answer: try columns.text()
        )
    }
}
