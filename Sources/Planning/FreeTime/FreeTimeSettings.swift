package import HealthMath

/// When a member would train, and how long that takes.
package struct FreeTimeSettings: Equatable, Sendable {
    /// The windows of each weekday; none on days without training.
    package var windows: [Weekday: [TimeWindow]]
    /// Minutes.
    package var workout: Int
    /// Minutes of travel and shower; 0 where they aren't counted.
    package var travel: Int
    package var shower: Int
    /// The minutes of a snooze.
    package var snooze: Int
    /// How many minutes before a slot its reminder is sent.
    package var lead: Int
    /// Whether reminders to train are on.
    package var reminds: Bool

    package init(
        windows: [Weekday: [TimeWindow]],
        workout: Int,
        travel: Int = 0,
        shower: Int = 0,
        snooze: Int = 30,
        lead: Int = 0,
        reminds: Bool = false
    ) {
        self.windows = windows
        self.workout = workout
        self.travel = travel
        self.shower = shower
        self.snooze = snooze
        self.lead = lead
        self.reminds = reminds
    }

    /// The minutes that a slot needs at least.
    package var needed: Int { self.workout + self.travel + self.shower }
}
