import Foundation
import HealthMath
import Members
import Storage

/// The scores by which groups are sorted: worked out of the deeds when these change, until a group has ended.
///
/// The caller has the turn of the member (`AdvisoryLock.counting`). Who has a group's turn too took that first.
enum RivalScores {
    /// Brings a member's scores up to date after deeds of these days changed.
    static func settle(
        _ days: Set<CalendarDay>,
        of owner: Member.ID,
        through today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        for one in try Self.running(of: owner, in: db) where days.contains(where: { one.scoring.days.contains($0) }) {
            try Self.keep(one, through: today, at: now, in: db)
        }
    }

    /// Works all of a member's scores out anew and stores them; returns how many were wrong.
    ///
    /// The result of a group that has ended is a fact of its own, and stays.
    static func recount(
        of owner: Member.ID,
        through today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Int {
        try Self.running(of: owner, in: db).count { try Self.keep($0, through: today, at: now, in: db) }
    }

    /// Works out the score of one member in one group that hasn't ended, of days that have begun anywhere.
    static func settle(_ seat: RivalSeat, _ scoring: RivalScoring, at now: Date, in db: any SQLConnection) throws {
        let latest = MissionCounting.latest(now)
        try Self.keep(Running(seat: seat, scoring: scoring), through: latest, at: now, in: db)
    }

    static func forget(of owner: Member.ID, in group: RivalGroup.ID, _ db: any SQLConnection) throws {
        try db.execute("DELETE FROM rival_score WHERE owner_id = \(owner) AND group_id = \(group)")
    }

    private struct Running {
        let seat: RivalSeat
        let scoring: RivalScoring
    }

    private static func running(of owner: Member.ID, in db: any SQLConnection) throws -> [Running] {
        try db.rows(
            """
            SELECT \(RivalSeat.columns), rival_group.scoring, rival_group.first_day, rival_group.last_day
            FROM rival_seat JOIN rival_group ON rival_group.id = rival_seat.group_id
            WHERE rival_seat.owner_id = \(owner) AND rival_seat.state = 'in' AND rival_group.ended_at IS NULL
            ORDER BY rival_seat.group_id
            """
        ) { row in
            var columns = row.reader
            return Running(seat: try RivalSeat(&columns), scoring: try RivalScoring(&columns))
        }
    }

    /// Returns whether the stored score was another.
    @discardableResult
    private static func keep(
        _ one: Running,
        through today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        let (owner, group) = (one.seat.owner, one.seat.group)
        let deeds = try RivalDeed.all(of: owner, for: one.scoring, through: today, at: now, in: db)
        let steps = RivalSteps(scoring: one.scoring, aims: one.seat.aims, deeds: deeds).all
        let (score, text) = (RivalSteps.score(steps, one.scoring), RivalStanding.text(steps))
        let stored = try db.row(
            "SELECT score, steps FROM rival_score WHERE owner_id = \(owner) AND group_id = \(group)"
        ) { row in
            var columns = row.reader
            return (score: try columns.int(), steps: try columns.text())
        }
        if let stored, stored.score == score, stored.steps == text { return false }
        try db.execute(
            """
            INSERT INTO rival_score (owner_id, group_id, score, steps) VALUES (\(owner), \(group), \(score), \(text))
            ON CONFLICT (owner_id, group_id) DO UPDATE SET score = excluded.score, steps = excluded.steps
            """
        )
        let step = one.scoring.most > 0 ? score * RivalSteps.most / one.scoring.most : 0
        try RivalFeed.reach(step, owner, in: group, at: now, db)
        return true
    }
}
