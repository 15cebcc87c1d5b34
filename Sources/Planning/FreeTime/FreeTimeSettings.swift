package import HealthMath

/// When a member would train, and how much time that takes.
package struct FreeTimeSettings: Equatable, Sendable {
    /// Several a day are allowed; a weekday without any is left alone.
    package var windows: [Weekday: [TimeWindow]]
    /// Minutes.
    package var workout: Int
    /// Minutes of travel and shower, 0 where they aren't to be counted.
    package var travel: Int
    package var shower: Int
    /// Minutes until a snoozed reminder comes again.
    package var snooze: Int
    /// Minutes before a slot at which its reminder comes.
    package var lead: Int
    /// The one switch of reminders to train.
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

    /// Minutes that a slot must have.
    package var needed: Int { self.workout + self.travel + self.shower }
}
