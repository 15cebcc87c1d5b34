package import HealthMath

/// What a goal says: the way there and what to eat each day of it.
package struct GoalTerms: Hashable, Sendable {
    package let course: WeightCourse
    package let activity: ActivityFactor
    package let split: MacroSplit
    /// Weekdays with an energy of their own, in kcal.
    package let weekdays: [Weekday: Double]
    /// Weekdays whose calories are shared out in their own way.
    package let weekdaySplits: [Weekday: MacroSplit]
    /// What the body was found to use, in kcal a day; nil when the activity was reckoned with.
    package let expenditure: Double?
    /// The mean of the week.
    package let daily: DailyTargets

    package init(
        course: WeightCourse,
        activity: ActivityFactor,
        split: MacroSplit,
        weekdays: [Weekday: Double] = [:],
        weekdaySplits: [Weekday: MacroSplit] = [:],
        expenditure: Double? = nil,
        daily: DailyTargets
    ) {
        self.course = course
        self.activity = activity
        self.split = split
        self.weekdays = weekdays
        self.weekdaySplits = weekdaySplits
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
            weekdaySplits: plan.weekdaySplits,
            expenditure: plan.expenditure,
            daily: plan.targets
        )
    }

    /// What to eat on each weekday, in kcal; nil when every day is alike.
    package var week: WeekEnergy? {
        self.weekdays.isEmpty ? nil : WeekEnergy(mean: self.daily.kilocalories, said: self.weekdays)
    }

    /// What to eat on each weekday.
    package var targets: WeekTargets { WeekTargets(self.daily, week: self.week, splits: self.weekdaySplits) }
}
