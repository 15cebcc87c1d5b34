import HealthMath

/// A weight goal that is not yet checked for safety.
struct GoalPlan: Hashable, Sendable {
    var body: BodyFacts
    var activity: ActivityFactor
    var split: MacroSplit = .usual
    var course: WeightCourse
    /// Weekdays with an energy of their own, in kcal; the others share the rest of the week.
    var weekdays: [Weekday: Double] = [:]
    /// Weekdays with a split of their own.
    var weekdaySplits: [Weekday: MacroSplit] = [:]
    /// The estimated expenditure in kcal a day; nil to compute from the activity level.
    var expenditure: Double?

    /// Checks the plan: returns the daily targets, or the dangers with a safe proposal.
    func judged() -> GoalPlanVerdict {
        let dangers = self.safety.dangers(of: self.course, week: self.week)
        return dangers.isEmpty ? .accepted(self.targets) : .refused(dangers, proposal: self.nearestSafe)
    }

    /// The daily targets: the mean of the week.
    ///
    /// Undefined unless the course has at least one day.
    var targets: DailyTargets {
        DailyTargets(kilocalories: self.week.mean, split: self.split)
    }

    /// The energy of each weekday, in kcal.
    var week: WeekEnergy { WeekEnergy(mean: self.asked, said: self.weekdays) }

    /// The energy a day that the course requires, in kcal, regardless of weekdays.
    var asked: Double { self.safety.dailyKilocalories(on: self.course) }

    /// The weight on the target day, in kilograms, if the weeks are eaten as planned.
    var reached: Double {
        let surplus = (self.week.mean - self.safety.maintenance(on: self.course.startDay)) * Double(self.course.days)
        return self.course.startKilograms + surplus / WeightCourse.kilocaloriesPerKilogram
    }

    /// The nearest safe course to the requested weight, with equal days.
    ///
    /// Keeps the present weight when no target day is safe.
    private var nearestSafe: GoalPlan? {
        var keeping = self.course
        keeping.targetKilograms = keeping.startKilograms
        guard let course = self.safety.nearestSafe(to: self.course) ?? self.safety.nearestSafe(to: keeping)
        else { return nil }
        var plan = self
        plan.course = course
        plan.weekdays = [:]
        return plan
    }

    private var safety: GoalSafety {
        GoalSafety(body: self.body, activity: self.activity, expenditure: self.expenditure)
    }
}
