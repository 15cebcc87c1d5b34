package import HealthMath

/// When a member would train, and how long that takes.
package struct FreeTimeSettings: Equatable, Sendable {
    /// The windows of each weekday; none on days without training.
    package var windows: [Weekday: [TimeWindow]]
    /// Minutes.
    package var workout: Int
    /// Minutes of travel and shower; 0 where they aren't counted.
    package var travel = 0
    package var shower = 0
    /// The minutes of a snooze.
    package var snooze = 30
    /// How many minutes before a slot its reminder is sent.
    package var lead = 0
    /// Whether reminders to train are on.
    package var reminds = false

    /// The minutes that a slot needs at least.
    package var needed: Int { self.workout + self.travel + self.shower }

    /// Returns the minutes of a planned time that are left to train, without travel and shower; all of a time that is
    /// too short for these.
    func training(in minutes: Int) -> Int {
        let left = minutes - self.travel - self.shower
        return left > 0 ? left : minutes
    }

    /// Returns the minutes that a workout takes with travel and shower; the usual ones where it isn't chosen yet.
    func needed(for workout: OwnWorkout?) -> Int { self.needed - self.workout + (workout?.takes ?? self.workout) }
}
