import HealthMath

/// A weight goal as a member asks for it, before anyone has said whether it is safe.
struct GoalPlan: Hashable, Sendable {
    var body: BodyFacts
    var activity: ActivityFactor
    var split: MacroSplit = .usual
    var course: WeightCourse
    /// Weekdays with an energy of their own, in kcal; the others share what those leave of the week.
    var weekdays: [Weekday: Double] = [:]
    /// Weekdays whose calories are shared out in their own way.
    var weekdaySplits: [Weekday: MacroSplit] = [:]
    /// What the body was found to use, in kcal a day; nil to reckon with the activity.
    var expenditure: Double?

    /// What to eat each day, or why not and what would be safe instead.
    func judged() -> GoalPlanVerdict {
        let dangers = self.safety.dangers(of: self.course, week: self.week)
        return dangers.isEmpty ? .accepted(self.targets) : .refused(dangers, proposal: self.nearestSafe)
    }

    /// What to eat each day: the mean of the week.
    ///
    /// Means nothing unless the course has at least one day.
    var targets: DailyTargets {
        DailyTargets(kilocalories: self.week.mean, split: self.split)
    }

    /// What to eat on each weekday, in kcal.
    var week: WeekEnergy { WeekEnergy(mean: self.asked, said: self.weekdays) }

    /// What the course asks for each day, in kcal, whatever the weekdays say.
    var asked: Double { self.safety.dailyKilocalories(on: self.course) }

    /// How the weight would go when the weeks are eaten as they are planned, in kilograms at the target day.
    var reached: Double {
        let surplus = (self.week.mean - self.safety.maintenance(on: self.course.startDay)) * Double(self.course.days)
        return self.course.startKilograms + surplus / WeightCourse.kilocaloriesPerKilogram
    }

    /// The nearest safe course to the weight asked for, every day alike.
    ///
    /// Keeps the present weight when no day makes that safe.
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
