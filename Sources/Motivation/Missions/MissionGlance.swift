package import HealthMath
package import Members
package import Storage
import Web

/// A line about a running mission for a page of another wing: its words and where it leads.
package struct MissionGlance: Sendable, Equatable {
    package let title: String
    package let note: String
    package let path: String
    /// The name of its icon, and its colour.
    package let icon: String
    package let colour: String

    /// The most lines on a page of another wing.
    private static let most = 2

    /// Returns a line for each of the first missions under way, and one for all others, by one statement.
    ///
    /// A line says that a mission was reached today, and nothing else of its progress; one reached before has no line.
    /// A mission of weight asks `ports` for the body too: one that rests has no line.
    package static func all(
        of member: Member,
        on day: CalendarDay,
        in database: any Database,
        _ ports: MissionPorts
    ) async throws -> [MissionGlance] {
        let running = try await database.rows(
            "SELECT \(Mission.columns) FROM mission WHERE owner_id = \(member.id) AND ended_on IS NULL ORDER BY id",
            Mission.init(row:)
        )
        let rest = try await ports.rest(of: member.id, running, today: day)
        let active = running.filter { mission in
            (rest == nil || mission.aim.kind != .weight) && (mission.reachedOn ?? day) >= day
        }
        let shown = active.prefix(Self.most).map { mission in
            MissionGlance(
                title: mission.aim.title(in: member.units, hidesNumbers: member.noPressure),
                note: mission.reachedOn == nil ? "Your mission" : "You got there today",
                path: MissionLinks.mission(mission.id),
                icon: mission.aim.kind.icon.name,
                colour: mission.aim.kind.icon.colour
            )
        }
        let more = active.count - shown.count
        guard more > 0 else { return shown }
        let others = MissionGlance(
            title: "And \(more) more",
            note: more == 1 ? "Another mission" : "Your other missions",
            path: MissionLinks.missions.path,
            icon: "target",
            colour: "plum"
        )
        return shown + [others]
    }
}
