import Foundation
package import Storage

/// Forgets what groups of rivals keep for a while only.
package enum RivalPurge {
    /// The days for which a group is kept after it ended.
    static let kept = 365

    /// Deletes old lines, the rows of who left a day ago, and groups that ended long ago or hold nobody.
    static func purge(at now: Date, in database: any Database) async throws {
        func ago(days: Int) -> Int64 { now.addingTimeInterval(-Double(days) * 86_400).milliseconds }
        let (lines, left, ended) = (ago(days: RivalFeed.kept), ago(days: 1), ago(days: Self.kept))
        try await database.purge("rival_line", by: "owner_id, group_id, kind, step", where: "at < \(lines)")
        // The cheers for lines go with the last of these.
        try await database.purge(
            "cheer",
            by: "owner_id, to_id, achievement",
            where: "at < \(lines) AND achievement LIKE \(CheerSubject.line + "%")"
        )
        try await database.write { db in
            try db.execute("DELETE FROM rival_seat WHERE state = 'left' AND at < \(left)")
            try db.execute("DELETE FROM rival_group WHERE ended_at < \(ended)")
            try Self.deleteEmpty(in: db)
        }
    }

    /// Deletes the groups that hold nobody; returns their ids.
    @discardableResult
    package static func deleteEmpty(in db: any SQLConnection) throws -> [String] {
        try db.rows(
            """
            DELETE FROM rival_group WHERE NOT EXISTS (
                SELECT 1 FROM rival_seat WHERE group_id = rival_group.id AND state IN ('in', 'left'))
            RETURNING id
            """
        ) { try $0.text(0) }
    }
}
