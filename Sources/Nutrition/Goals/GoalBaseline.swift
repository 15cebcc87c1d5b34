package import HealthMath

/// What is known of a member before they plan a goal.
package struct GoalBaseline: Sendable {
    package let body: BodyFacts
    package let activity: ActivityFactor
    /// The weight they said they would like to have.
    package let desiredKilograms: Double?

    package init(body: BodyFacts, activity: ActivityFactor, desiredKilograms: Double?) {
        self.body = body
        self.activity = activity
        self.desiredKilograms = desiredKilograms
    }
}
