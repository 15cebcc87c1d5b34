package import HealthMath

/// What a goal says: the way there and what to eat each day of it.
package struct GoalTerms: Hashable, Sendable {
    package let course: WeightCourse
    package let activity: ActivityFactor
    package let split: MacroSplit
    package let daily: DailyTargets

    package init(course: WeightCourse, activity: ActivityFactor, split: MacroSplit, daily: DailyTargets) {
        self.course = course
        self.activity = activity
        self.split = split
        self.daily = daily
    }

    /// The terms of a plan that was found safe.
    package init(_ plan: GoalPlan) {
        self.init(course: plan.course, activity: plan.activity, split: plan.split, daily: plan.targets)
    }
}
