import Foundation
import Members
import Storage

/// What happens in groups, as lines of their pages.
enum RivalFeed {
    /// How many lines are read; fewer are shown where some are of members whom one may not see.
    static let most = 100
    /// Lines are kept so many days, longer than the days of a group, so that no step is reached anew.
    static let kept = 120

    /// Returns the last lines of a group, the latest first.
    static func lines(of group: RivalGroup.ID, _ db: any SQLConnection) throws -> [RivalLine] {
        try db.rows(
            """
            SELECT \(RivalLine.columns) FROM rival_line WHERE group_id = \(group)
            ORDER BY at DESC, step DESC, owner_id DESC, kind LIMIT \(literal: Self.most)
            """,
            RivalLine.init
        )
    }

    /// Writes that a member joined, instead of that they left before.
    static func joined(_ owner: Member.ID, _ group: RivalGroup.ID, at now: Date, in db: any SQLConnection) throws {
        try Self.forget(owner, group, .left, in: db)
        try Self.write(owner, group, .joined, at: now, in: db)
    }

    /// Writes that a member is in a group no more, and takes their other lines away.
    static func left(_ owner: Member.ID, _ group: RivalGroup.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM rival_line WHERE owner_id = \(owner) AND group_id = \(group)")
        try Self.write(owner, group, .left, at: now, in: db)
    }

    static func keeps(_ owner: Member.ID, _ group: RivalGroup.ID, at now: Date, in db: any SQLConnection) throws {
        try Self.write(owner, group, .keeper, at: now, in: db)
    }

    /// Writes the highest step that a member stands on, and takes higher ones away, whose deeds were taken back.
    static func reach(
        _ step: Int,
        _ owner: Member.ID,
        in group: RivalGroup.ID,
        at now: Date,
        _ db: any SQLConnection
    ) throws {
        try db.execute(
            """
            DELETE FROM rival_line
            WHERE owner_id = \(owner) AND group_id = \(group) AND kind = 'step' AND step > \(step)
            """
        )
        guard step > 0 else { return }
        // A step that was reached already keeps its place.
        try db.execute(
            """
            INSERT INTO rival_line (owner_id, group_id, kind, step, id, at)
            VALUES (\(owner), \(group), 'step', \(step), \(RowID.new()), \(now.milliseconds))
            ON CONFLICT (owner_id, group_id, kind, step) DO NOTHING
            """
        )
    }

    private static func write(
        _ owner: Member.ID,
        _ group: RivalGroup.ID,
        _ kind: RivalLine.Kind,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            """
            INSERT INTO rival_line (owner_id, group_id, kind, step, id, at)
            VALUES (\(owner), \(group), \(kind.rawValue), 0, \(RowID.new()), \(now.milliseconds))
            ON CONFLICT (owner_id, group_id, kind, step) DO UPDATE SET id = excluded.id, at = excluded.at
            """
        )
    }

    private static func forget(
        _ owner: Member.ID,
        _ group: RivalGroup.ID,
        _ kind: RivalLine.Kind,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            "DELETE FROM rival_line WHERE owner_id = \(owner) AND group_id = \(group) AND kind = \(kind.rawValue)"
        )
    }
}
