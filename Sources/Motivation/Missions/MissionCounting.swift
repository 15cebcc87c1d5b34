import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Finds which running missions are reached, in the transaction that counts their member's deeds.
struct MissionCounting: Sendable {
    let ports: MissionPorts

    /// Reads why the weight mission of a member rests, before the transaction that settles; nil for one under way.
    func rest(of owner: Member.ID, at now: Date, in database: any Database) async throws -> MissionRest? {
        let running = try await database.read { try MissionStore.running(of: owner, in: $0) }
        return try await self.ports.rest(of: owner, running, today: Self.latest(now))
    }

    /// Brings days of reaching and their deeds up to date with what the member did.
    ///
    /// Taking a deed back takes the reaching back while the mission runs; one that ended, or rests, stays as it was.
    func settle(
        of owner: Member.ID,
        rest: MissionRest?,
        through today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let running = try MissionStore.running(of: owner, in: db)
            .filter { rest == nil || $0.aim.kind != .weight }
        guard running.contains(where: { $0.aim.kind != .own }) else { return }
        let facts = try MissionFacts.read(for: running, of: owner, through: today, at: now, self.ports, in: db)
        for mission in running where mission.aim.kind != .own {
            try Self.keep(MissionProgress(mission, facts).reachedOn, mission, of: owner, at: now, in: db)
        }
    }

    /// Stores on which day a mission was reached, with the deed; nil takes both back.
    static func keep(
        _ reachedOn: CalendarDay?,
        _ mission: Mission,
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        guard reachedOn != mission.reachedOn else { return }
        try db.execute(
            """
            UPDATE mission SET reached_on = \(reachedOn?.description) WHERE owner_id = \(owner) AND id = \(mission.id)
            """
        )
        if let reachedOn, mission.isDeed(on: reachedOn) {
            try mission.reached(by: owner, on: reachedOn, at: now).record(in: db)
        } else {
            try Deed.withdraw(owner: owner, kind: .missionReached, source: mission.source, in: db)
        }
    }

    /// Returns the latest day that has begun anywhere: no zone is more than fourteen hours ahead of UTC.
    static func latest(_ now: Date) -> CalendarDay { CalendarDay(now.addingTimeInterval(14 * 3_600), in: .gmt) }
}
