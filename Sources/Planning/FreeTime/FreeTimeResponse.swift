import HealthMath
import Members

/// The settings of free time as devices read them.
struct FreeTimeResponse: Encodable, Sendable {
    struct Window: Encodable, Sendable {
        let weekday: String
        let from: String
        let to: String
    }

    /// Whether the member chose the settings; else they are our proposal.
    let chosen: Bool
    let windows: [Window]
    let workoutMinutes: Int
    let travelMinutes: Int
    let showerMinutes: Int
    let snoozeMinutes: Int
    let leadMinutes: Int
    let reminders: Bool

    init(_ settings: FreeTimeSettings, isChosen: Bool) {
        self.chosen = isChosen
        self.windows = Weekday.allCases.flatMap { weekday in
            (settings.windows[weekday] ?? []).map {
                Window(
                    weekday: weekday.word,
                    from: ClockTime(minutes: $0.from).text,
                    to: ClockTime(minutes: $0.to).text
                )
            }
        }
        self.workoutMinutes = settings.workout
        self.travelMinutes = settings.travel
        self.showerMinutes = settings.shower
        self.snoozeMinutes = settings.snooze
        self.leadMinutes = settings.lead
        self.reminders = settings.reminds
    }
}
