import Foundation
import Members
import Storage

/// Lets one member into groups, and out of them.
///
/// A change of who is in a group locks the group first (`RivalStore.hold`), then the member (`AdvisoryLock.counting`), always
/// in this order.
struct RivalJoining: Sendable {
    enum Outcome: Sendable, Equatable {
        case joined(RivalGroup.ID)
        /// The member was in it before; nothing changed.
        case wasIn(RivalGroup.ID)
        /// No group that they may join has this code.
        case unknown
        case over, full
        /// The member is in as many groups as one may.
        case tooMany
    }

    let database: any Database
    let owner: Member.ID

    /// Finds the group of a code, for a member of its age who wasn't removed from it; nil for any other.
    func find(_ code: String, isAdult: Bool) async throws -> (group: RivalGroup, members: [Member.ID])? {
        try await self.database.read { [owner] db in
            guard let group = try Self.find(code, for: owner, isAdult: isAdult, in: db) else { return nil }
            return (group, try RivalSeat.all(in: group.id, db).map(\.owner))
        }
    }

    func join(_ code: String, _ aims: RivalAims, isAdult: Bool, at now: Date) async throws -> Outcome {
        try await self.database.write { [owner] db in
            guard let found = try Self.find(code, for: owner, isAdult: isAdult, in: db),
                let group = try RivalStore.hold(found.id, in: db), group.code == code
            else { return .unknown }
            return try Self.enter(group, owner, aims, at: now, in: db)
        }
    }

    /// Goes back to a group that the member left a short while ago, with what they had set out to do; later, and after
    /// its code was renewed, the code is asked for.
    func comeBack(to id: RivalGroup.ID, at now: Date) async throws -> Outcome {
        try await self.database.write { [owner] db in
            guard let group = try RivalStore.hold(id, in: db), let seat = try RivalSeat.find(owner, id, in: db),
                try Self.mayComeBack(seat, at: now, in: db)
            else { return .unknown }
            return try Self.enter(group, owner, seat.aims, at: now, in: db)
        }
    }

    /// Leaves a group; whoever looked after it hands it to who is in it longest.
    ///
    /// Returns false for who isn't in it.
    func leave(_ id: RivalGroup.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard let group = try RivalStore.hold(id, in: db), try RivalSeat.find(owner, id, in: db)?.state == .in
            else { return false }
            try Self.unseat(owner, id, as: .left, at: now, in: db)
            if group.keeper == owner, group.endedAt == nil, let next = try RivalStore.find(id, in: db)?.keeper {
                try RivalNews.keeps(next, group, at: now, in: db)
            }
            return true
        }
    }

    private static func mayComeBack(_ seat: RivalSeat, at now: Date, in db: any SQLConnection) throws -> Bool {
        switch seat.state {
        case .in: return true
        case .removed: return false
        case .left: return try Self.isJustOut(seat, at: now, in: db)
        }
    }

    /// Returns whether a member left, or was taken out, so short a while ago that it can be undone.
    static func isJustOut(_ seat: RivalSeat, at now: Date, in db: any SQLConnection) throws -> Bool {
        let since = UndoSpan.limit(at: now).milliseconds
        return try db.exists(
            "SELECT 1 FROM rival_seat WHERE owner_id = \(seat.owner) AND group_id = \(seat.group) AND at >= \(since)"
        )
    }

    /// Seats a member anew; the caller holds the group and has the member's turn.
    static func seat(
        _ owner: Member.ID,
        _ id: RivalGroup.ID,
        _ aims: RivalAims,
        _ scoring: RivalScoring,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            """
            INSERT INTO rival_seat (owner_id, group_id, state, number, workouts, weigh_ins, steps, water, at)
            VALUES (\(owner), \(id), 'in',
                (SELECT COALESCE(MAX(other.number), 0) + 1 FROM rival_seat AS other WHERE other.group_id = \(id)),
                \(aims.workouts), \(aims.weighIns), \(aims.steps), \(aims.water), \(now.milliseconds))
            ON CONFLICT (owner_id, group_id) DO UPDATE SET state = excluded.state, number = excluded.number,
                workouts = excluded.workouts, weigh_ins = excluded.weigh_ins, steps = excluded.steps,
                water = excluded.water, at = excluded.at
            """
        )
        guard let seat = try RivalSeat.find(owner, id, in: db) else { return }
        try RivalFeed.joined(owner, id, at: now, in: db)
        try RivalScores.settle(seat, scoring, at: now, in: db)
    }

    /// Takes a member out; the caller holds the group.
    static func unseat(
        _ owner: Member.ID,
        _ id: RivalGroup.ID,
        as state: RivalSeat.State,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.acquire(.counting(owner))
        try db.execute(
            """
            UPDATE rival_seat SET state = \(state.rawValue), at = \(now.milliseconds)
            WHERE owner_id = \(owner) AND group_id = \(id)
            """
        )
        try RivalScores.forget(of: owner, in: id, db)
        try RivalFeed.left(owner, id, at: now, in: db)
        // The group has no named keeper from now on, so the member who is in it longest looks after it.
        try db.execute("UPDATE rival_group SET keeper_id = NULL WHERE id = \(id) AND keeper_id = \(owner)")
    }

    /// Lets a member into a group, which the caller holds.
    static func enter(
        _ group: RivalGroup,
        _ owner: Member.ID,
        _ aims: RivalAims,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Outcome {
        if try RivalSeat.find(owner, group.id, in: db)?.state == .in { return .wasIn(group.id) }
        guard group.isRunning(at: now) else { return .over }
        guard try RivalStore.count(in: group.id, db) < RivalGroup.mostMembers else { return .full }
        try db.acquire(.counting(owner))
        guard try RivalStore.running(of: owner, in: db) < RivalGroup.mostOfMember else { return .tooMany }
        try Self.seat(owner, group.id, aims, group.scoring, at: now, in: db)
        try RivalNews.isIn(owner, group.id, in: db)
        return .joined(group.id)
    }

    private static func find(
        _ code: String,
        for owner: Member.ID,
        isAdult: Bool,
        in db: any SQLConnection
    ) throws -> RivalGroup? {
        try db.row(
            """
            SELECT \(RivalGroup.columns) FROM rival_group
            WHERE code = \(code) AND is_adult = \(isAdult) AND NOT EXISTS (
                SELECT 1 FROM rival_seat
                WHERE owner_id = \(owner) AND group_id = rival_group.id AND state = 'removed')
            """,
            RivalGroup.init
        )
    }
}
