package import HealthMath

/// What a goal says: the way there and what to eat each day of it.
package struct GoalTerms: Hashable, Sendable {
    package let course: WeightCourse
    package let activity: ActivityFactor
    package let split: MacroSplit
    /// Weekdays with an energy of their own, in kcal.
    package let weekdays: [Weekday: Double]
    /// What the body was found to use, in kcal a day; nil when the activity was reckoned with.
    package let expenditure: Double?
    /// The mean of the week.
    package let daily: DailyTargets

    package init(
        course: WeightCourse,
        activity: ActivityFactor,
        split: MacroSplit,
        weekdays: [Weekday: Double] = [:],
        expenditure: Double? = nil,
        daily: DailyTargets
    ) {
        self.course = course
        self.activity = activity
        self.split = split
        self.weekdays = weekdays
        self.expenditure = expenditure
        self.daily = daily
    }

    /// The terms of a plan that was found safe.
    package init(_ plan: GoalPlan) {
        self.init(
            course: plan.course,
            activity: plan.activity,
            split: plan.split,
            weekdays: plan.weekdays,
            expenditure: plan.expenditure,
            daily: plan.targets
        )
    }

    /// What to eat on each weekday, in kcal; nil when every day is alike.
    package var week: WeekEnergy? {
        self.weekdays.isEmpty ? nil : WeekEnergy(mean: self.daily.kilocalories, said: self.weekdays)
    }
}
