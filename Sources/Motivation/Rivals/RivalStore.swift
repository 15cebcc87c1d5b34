import Foundation
import Members
import Storage

/// Keeps the groups of one member.
struct RivalStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How many groups a list has.
    private static let most = 50

    /// A group as a list shows it.
    struct Listed: Sendable, Equatable {
        let group: RivalGroup
        let score: Int
    }

    /// All that stands in one group.
    struct Contents: Sendable, Equatable {
        let group: RivalGroup
        let own: RivalSeat
        /// Sorted by score, the highest first; equal ones by how long they are in.
        let standings: [RivalStanding]
        /// The latest first.
        let lines: [RivalLine]
    }

    /// Returns the groups that the member is in, those that haven't ended first.
    func all() async throws -> [Listed] {
        try await self.database.rows(
            """
            SELECT \(RivalGroup.columns), COALESCE(rival_score.score, 0)
            FROM rival_seat JOIN rival_group ON rival_group.id = rival_seat.group_id
            LEFT JOIN rival_score ON rival_score.owner_id = rival_seat.owner_id
                AND rival_score.group_id = rival_seat.group_id
            WHERE rival_seat.owner_id = \(self.owner) AND rival_seat.state = 'in'
            ORDER BY CASE WHEN rival_group.ended_at IS NULL THEN 0 ELSE 1 END, rival_group.over_at DESC, rival_group.id
            LIMIT \(literal: Self.most)
            """
        ) { row in
            var columns = row.reader
            return Listed(group: try RivalGroup(&columns), score: try columns.int())
        }
    }

    /// Returns nil for a group that there isn't, or that the member isn't in: both look alike.
    func contents(of id: RivalGroup.ID) async throws -> Contents? {
        try await self.database.read { [owner] db in
            guard let own = try RivalSeat.find(owner, id, in: db), own.state == .in,
                let group = try Self.find(id, in: db)
            else { return nil }
            return Contents(
                group: group,
                own: own,
                standings: try Self.standings(of: id, db),
                lines: try RivalFeed.lines(of: id, db)
            )
        }
    }

    static func find(_ id: RivalGroup.ID, in db: any SQLConnection) throws -> RivalGroup? {
        try db.row("SELECT \(RivalGroup.columns) FROM rival_group WHERE id = \(id)", RivalGroup.init)
    }

    /// Returns the group and holds it until this transaction ends, so that nobody else changes who is in it.
    ///
    /// Take it before the turns of members (`AdvisoryLock.counting`).
    static func hold(_ id: RivalGroup.ID, in db: any SQLConnection) throws -> RivalGroup? {
        try db.execute("UPDATE rival_group SET created_at = created_at WHERE id = \(id)")
        return try Self.find(id, in: db)
    }

    /// Returns how many groups that haven't ended a member is in; the caller has their turn.
    static func running(of owner: Member.ID, in db: any SQLConnection) throws -> Int {
        try db.row(
            """
            SELECT COUNT(*) FROM rival_seat JOIN rival_group ON rival_group.id = rival_seat.group_id
            WHERE rival_seat.owner_id = \(owner) AND rival_seat.state = 'in' AND rival_group.ended_at IS NULL
            """
        ) { try $0.int(0) } ?? 0
    }

    static func count(in id: RivalGroup.ID, _ db: any SQLConnection) throws -> Int {
        try db.row("SELECT COUNT(*) FROM rival_seat WHERE group_id = \(id) AND state = 'in'") { try $0.int(0) } ?? 0
    }

    private static func standings(of id: RivalGroup.ID, _ db: any SQLConnection) throws -> [RivalStanding] {
        try db.rows(
            """
            SELECT rival_seat.owner_id, rival_seat.number, COALESCE(rival_score.score, 0),
                COALESCE(rival_score.steps, '')
            FROM rival_seat LEFT JOIN rival_score ON rival_score.owner_id = rival_seat.owner_id
                AND rival_score.group_id = rival_seat.group_id
            WHERE rival_seat.group_id = \(id) AND rival_seat.state = 'in'
            ORDER BY COALESCE(rival_score.score, 0) DESC, rival_seat.number, rival_seat.owner_id
            LIMIT \(literal: RivalGroup.mostMembers)
            """
        ) { row in
            var columns = row.reader
            return RivalStanding(
                member: try columns.integer(),
                number: try columns.int(),
                score: try columns.int(),
                steps: RivalStanding.steps(try columns.text())
            )
        }
    }
}
