import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the missions of one member.
///
/// Nothing is written while somebody counts the member's deeds, because that writes missions too.
struct MissionStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How many past missions are listed.
    static let mostPast = 100
    /// How many missions a member can have in all, as an import checks too.
    static let most = 1_000

    enum Start: Sendable, Equatable {
        case started(Mission)
        /// The same was sent before.
        case known(Mission)
        /// Another of the kind is running.
        case taken
        case full
    }

    /// Returns those that run, in the order of kinds, and the past ones, the latest first.
    func all() async throws -> (running: [Mission], past: [Mission]) {
        try await self.database.read { [owner] db in
            let past = try db.rows(
                """
                SELECT \(Mission.columns) FROM mission WHERE owner_id = \(owner) AND ended_on IS NOT NULL
                ORDER BY ended_at DESC, id LIMIT \(literal: Self.mostPast)
                """,
                Mission.init(row:)
            )
            return (try Self.running(of: owner, in: db), past)
        }
    }

    func find(_ id: Mission.ID) async throws -> Mission? {
        try await self.database.read { [owner] db in try Self.find(id, of: owner, in: db) }
    }

    /// Starts a mission with its deed, unless one of the kind runs.
    func start(_ aim: MissionAim, id: Mission.ID, today: CalendarDay, at now: Date) async throws -> Start {
        try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            return try Self.start(aim, id: id, of: owner, today: today, at: now, in: db)
        }
    }

    /// Does the same in the caller's transaction.
    static func start(
        _ aim: MissionAim,
        id: Mission.ID,
        of owner: Member.ID,
        today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Start {
        if let known = try Self.find(id, of: owner, in: db) { return known.aim == aim ? .known(known) : .taken }
        let count = try db.row("SELECT COUNT(*) FROM mission WHERE owner_id = \(owner)") { try $0.int(0) } ?? 0
        guard count < Self.most else { return .full }
        let isNew = try db.execute(
            """
            INSERT INTO mission (owner_id, id, kind, target, times, words, start_kg, started_on)
            VALUES (\(owner), \(id), \(aim.kind.rawValue), \(aim.target), \(aim.times), \(aim.words), \(aim.start),
                \(today.description))
            ON CONFLICT DO NOTHING
            """
        )
        guard isNew == 1 else { return .taken }
        let mission = Mission(id: id, aim: aim, startedOn: today)
        try mission.started(by: owner, at: now).record(in: db)
        return .started(mission)
    }

    /// Says of an own mission that it is done, or that it isn't; nil when no such one runs.
    func tick(_ id: Mission.ID, _ isReached: Bool, today: CalendarDay, at now: Date) async throws -> Mission? {
        try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            guard var mission = try Self.find(id, of: owner, in: db), mission.aim.kind == .own, mission.ended == nil
            else { return nil }
            let day = isReached ? mission.reachedOn ?? today : nil
            try MissionCounting.keep(day, mission, of: owner, at: now, in: db)
            mission.reachedOn = day
            return mission
        }
    }

    /// Ends a running mission with how far it came; nil when no such one runs.
    ///
    /// The caller has counted what the member did.
    func end(_ id: Mission.ID, today: CalendarDay, at now: Date, _ ports: MissionPorts) async throws -> Mission? {
        try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            guard var mission = try Self.find(id, of: owner, in: db), mission.ended == nil else { return nil }
            let facts = try MissionFacts.read(for: [mission], of: owner, through: today, at: now, ports, in: db)
            let end = Mission.End(day: today, at: now, result: MissionProgress(mission, facts).amount)
            try db.execute(
                """
                UPDATE mission SET ended_on = \(end.day.description), ended_at = \(now.milliseconds),
                    result = \(end.result)
                WHERE owner_id = \(owner) AND id = \(id)
                """
            )
            mission.ended = end
            return mission
        }
    }

    /// Lets a mission that ended lately run on; nil when that is too long ago, or another of the kind runs.
    func restore(_ id: Mission.ID, at now: Date) async throws -> Mission? {
        let limit = now.addingTimeInterval(-Mission.regret).milliseconds
        return try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            return try db.row(
                """
                UPDATE mission SET ended_on = NULL, ended_at = NULL, result = NULL
                WHERE owner_id = \(owner) AND id = \(id) AND ended_at >= \(limit) AND NOT EXISTS (
                    SELECT 1 FROM mission AS other
                    WHERE other.owner_id = \(owner) AND other.kind = mission.kind AND other.ended_on IS NULL)
                RETURNING \(Mission.columns)
                """,
                Mission.init(row:)
            )
        }
    }

    static func running(of owner: Member.ID, in db: any SQLConnection) throws -> [Mission] {
        let missions = try db.rows(
            "SELECT \(Mission.columns) FROM mission WHERE owner_id = \(owner) AND ended_on IS NULL",
            Mission.init(row:)
        )
        return MissionKind.allCases.flatMap { kind in missions.filter { $0.aim.kind == kind } }
    }

    private static func find(_ id: Mission.ID, of owner: Member.ID, in db: any SQLConnection) throws -> Mission? {
        try db.row(
            "SELECT \(Mission.columns) FROM mission WHERE owner_id = \(owner) AND id = \(id)",
            Mission.init(row:)
        )
    }
}
