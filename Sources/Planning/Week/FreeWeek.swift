import HealthMath

/// A week of a member: what is free, what takes the rest, and when training would be best.
struct FreeWeek: Sendable {
    struct Day: Sendable {
        /// The whole of it.
        let free: FreeDay
        /// What of it is still to come.
        let ahead: FreeDay
        let busy: [BusyTime]
        let planned: [Plan]
        let best: BestTimes.Suggestion?

        var day: CalendarDay { self.free.day }
    }

    /// A planned workout, and what became of it.
    struct Plan: Sendable {
        let workout: PlannedWorkout
        let state: PlannedWorkout.State
    }

    /// One that wasn't done, and the next time there is for it; nil when there is none for a week.
    struct Missed: Sendable {
        let workout: PlannedWorkout
        let offer: Stretch?
    }

    /// From Monday on.
    let days: [Day]
    /// None but in the week that runs.
    let missed: [Missed]
    let settings: FreeTimeSettings
    /// Whether the member chose the settings; else they are those proposed.
    let isChosen: Bool
    let hasHardSession: Bool

    /// Monday to Sunday around a day; the calendar's last days belong to its last week.
    static func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
        let monday = day.adding(days: 1 - day.weekday.rawValue)
        return monday...max(monday, monday.adding(days: 6))
    }
}
