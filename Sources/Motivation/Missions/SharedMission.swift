import Foundation
package import HealthMath
package import Members
package import Storage
package import Web

/// A mission that a member shows their buddies; nobody's weight is among it.
package struct SharedMission: Sendable, Equatable {
    /// "7,000 steps a day, on 20 days", "A weight mission".
    package let title: String
    package let startedOn: CalendarDay
    /// Nil for one that isn't reached.
    package let reachedOn: CalendarDay?
    /// The name of an icon, and its colour.
    package let icon: String
    package let colour: String

    /// How many that were reached are shown.
    private static let mostReached = 3

    /// Returns what runs, then what was reached lately; nothing of a member who doesn't show it, or where buddies show each
    /// other nothing.
    ///
    /// One that rests is among those that run: if it weren't, buddies could tell why.
    package static func of(
        _ owner: Member.ID,
        for asker: Member,
        in database: any Database,
        _ switches: HouseSwitches
    ) async throws -> [SharedMission] {
        guard switches.isOn(.cheers), switches.isOn(.missions),
            try await AchievementSharing.of(owner, in: database).showsMissions
        else { return [] }
        return try await database.read { db in
            try MissionStore.running(of: owner, in: db) + MissionStore.reached(of: owner, Self.mostReached, in: db)
        }.map { SharedMission($0, for: asker) }
    }

    /// Returns where a member proposes missions to a buddy; empty where missions are switched off.
    package static func proposingPath(_ buddy: Member.ID, _ switches: HouseSwitches) -> String {
        switches.isOn(.missions) ? MissionLinks.proposing.path("\(buddy)") : ""
    }
}

extension SharedMission {
    init(_ mission: Mission, for asker: Member) {
        self.title =
            mission.aim.kind == .weight
            ? "A weight mission" : mission.aim.title(in: asker.units, hidesNumbers: asker.noPressure)
        self.startedOn = mission.startedOn
        self.reachedOn = mission.reachedOn
        self.icon = mission.aim.kind.icon.name
        self.colour = mission.aim.kind.icon.colour
    }
}

extension MissionStore {
    /// Returns past missions that were reached in this house, the latest first.
    fileprivate static func reached(of owner: Member.ID, _ most: Int, in db: any SQLConnection) throws -> [Mission] {
        try db.rows(
            """
            SELECT \(Mission.columns) FROM mission
            WHERE owner_id = \(owner) AND ended_on IS NOT NULL AND reached_on IS NOT NULL AND came_on IS NULL
            ORDER BY reached_on DESC, id LIMIT \(most)
            """,
            Mission.init(row:)
        )
    }
}
