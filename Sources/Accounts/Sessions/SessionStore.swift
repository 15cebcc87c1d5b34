import Foundation
import Members
import Storage

/// Keeps the open sessions of one member.
struct SessionStore: Sendable {
    let database: any Database
    let owner: Member.ID

    struct Session: Sendable, Equatable {
        let id: String
        let kind: SessionKind
        let label: String
        let createdAt: Date
        let seenAt: Date
    }

    /// Returns the sessions, the last used first.
    func all(at now: Date) async throws -> [Session] {
        try await self.database.read { [owner] db in
            try db.rows(
                """
                SELECT id, kind, label, created_at, seen_at FROM session
                WHERE owner_id = \(owner) AND expires_at > \(now.milliseconds)
                ORDER BY seen_at DESC, id LIMIT 200
                """
            ) { row in
                var columns = row.reader
                return Session(
                    id: try columns.text(),
                    kind: try columns.choice(),
                    label: try columns.text(),
                    createdAt: Date(milliseconds: try columns.integer()),
                    seenAt: Date(milliseconds: try columns.integer())
                )
            }
        }
    }

    /// Ends a session; false when there was none.
    func end(_ id: String) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM session WHERE owner_id = \(owner) AND id = \(id)") > 0
        }
    }

    /// Ends all sessions but one; returns how many those were.
    func endOthers(than kept: String) async throws -> Int {
        try await self.database.write { [owner] db in try Self.endAll(of: owner, but: kept, in: db) }
    }

    @discardableResult
    static func endAll(of owner: Member.ID, but kept: String?, in db: any SQLConnection) throws -> Int {
        try db.execute("DELETE FROM session WHERE owner_id = \(owner) AND id <> \(kept ?? "")")
    }
}
