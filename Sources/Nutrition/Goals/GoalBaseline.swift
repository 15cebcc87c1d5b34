package import HealthMath

/// The facts of a member for planning a goal.
package struct GoalBaseline: Sendable {
    package let body: BodyFacts
    package let activity: ActivityFactor
    /// The desired weight in the member's profile.
    package let desiredKilograms: Double?

    package init(body: BodyFacts, activity: ActivityFactor, desiredKilograms: Double?) {
        self.body = body
        self.activity = activity
        self.desiredKilograms = desiredKilograms
    }
}
