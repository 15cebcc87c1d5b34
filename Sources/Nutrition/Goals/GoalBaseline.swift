package import HealthMath

/// The facts of a member for planning a goal.
package struct GoalBaseline: Sendable {
    package let body: BodyFacts
    package let activity: ActivityFactor
    /// The desired weight in the member's profile.
    package let desiredKilograms: Double?
    /// The day of the weight in the body; nil where it isn't known.
    package let weighedOn: CalendarDay?

    package init(
        body: BodyFacts,
        activity: ActivityFactor,
        desiredKilograms: Double?,
        weighedOn: CalendarDay? = nil
    ) {
        self.body = body
        self.activity = activity
        self.desiredKilograms = desiredKilograms
        self.weighedOn = weighedOn
    }
}
