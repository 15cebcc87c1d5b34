import HealthMath

/// What a goal says: the way there and what to eat each day of it.
struct GoalTerms: Hashable, Sendable {
    let course: WeightCourse
    let activity: ActivityFactor
    let split: MacroSplit
    /// Weekdays with an energy of their own, in kcal.
    let weekdays: [Weekday: Double]
    /// Weekdays whose calories are shared out in their own way.
    let weekdaySplits: [Weekday: MacroSplit]
    /// What the body was found to use, in kcal a day; nil when the activity was reckoned with.
    let expenditure: Double?
    /// The mean of the week.
    let daily: DailyTargets

    init(
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

    /// What to eat on each weekday, in kcal; nil when every day is alike.
    var week: WeekEnergy? {
        self.weekdays.isEmpty ? nil : WeekEnergy(mean: self.daily.kilocalories, said: self.weekdays)
    }

    /// What to eat on each weekday.
    var targets: WeekTargets { WeekTargets(self.daily, week: self.week, splits: self.weekdaySplits) }
}
