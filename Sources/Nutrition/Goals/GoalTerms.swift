import HealthMath

/// The terms of a goal: its course and daily targets.
struct GoalTerms: Hashable, Sendable {
    let course: WeightCourse
    let activity: ActivityFactor
    let split: MacroSplit
    /// Weekdays with an energy of their own, in kcal.
    var weekdays: [Weekday: Double] = [:]
    /// Weekdays with a split of their own.
    var weekdaySplits: [Weekday: MacroSplit] = [:]
    /// The estimated expenditure in kcal a day; nil when the plan uses the activity level.
    var expenditure: Double?
    /// The mean of the week.
    let daily: DailyTargets

    /// The energy of each weekday in kcal; nil when every day is alike.
    var week: WeekEnergy? {
        self.weekdays.isEmpty ? nil : WeekEnergy(mean: self.daily.kilocalories, said: self.weekdays)
    }

    /// The targets of each weekday.
    var targets: WeekTargets { WeekTargets(self.daily, week: self.week, splits: self.weekdaySplits) }
}

extension GoalTerms {
    /// Takes the terms of a plan that was found safe.
    init(_ plan: GoalPlan) {
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
}
