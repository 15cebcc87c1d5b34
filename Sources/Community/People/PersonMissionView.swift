import HealthMath
import Members

/// A mission on the page of the member whose it is.
struct PersonMissionView: Encodable, Sendable {
    let missionTitle: String
    /// "Since Monday", "Reached yesterday".
    let missionNote: String
    let missionIcon: String
    let missionLook: String

    init(_ mission: PersonDetails.Missions.Mission, today: CalendarDay) {
        func name(_ day: CalendarDay) -> String { DayName(day, today: today).inSentence }
        self.missionTitle = mission.title
        self.missionNote =
            mission.reachedOn.map { "Reached \(name($0))" } ?? "Since \(name(mission.startedOn))"
        self.missionIcon = mission.icon
        self.missionLook = "row-icon-\(mission.colour)"
    }
}
