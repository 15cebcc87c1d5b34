package import Members
package import Storage
import Web

/// A line about a running mission for a page of another wing: its words and where it leads.
package struct MissionGlance: Sendable, Equatable {
    package let title: String
    package let path: String
    /// The name of its icon, and its colour.
    package let icon: String
    package let colour: String

    /// Returns a line for each running mission, by one statement; what was done so far isn't looked at.
    package static func all(of member: Member, in database: any Database) async throws -> [MissionGlance] {
        let running = try await database.rows(
            "SELECT \(Mission.columns) FROM mission WHERE owner_id = \(member.id) AND ended_on IS NULL ORDER BY id",
            Mission.init(row:)
        )
        return running.map { mission in
            MissionGlance(
                title: mission.aim.title(in: member.units, hidesNumbers: member.noPressure),
                path: MissionLinks.mission(mission.id),
                icon: mission.aim.kind.icon.name,
                colour: mission.aim.kind.icon.colour
            )
        }
    }
}
