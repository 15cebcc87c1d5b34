package import HealthMath

/// A weight goal as a member asks for it, before anyone has said whether it is safe.
package struct GoalPlan: Hashable, Sendable {
    package var body: BodyFacts
    package var activity: ActivityFactor
    package var split: MacroSplit
    package var course: WeightCourse

    package init(body: BodyFacts, activity: ActivityFactor, split: MacroSplit = .usual, course: WeightCourse) {
        self.body = body
        self.activity = activity
        self.split = split
        self.course = course
    }

    /// What to eat each day, or why not and what would be safe instead.
    package func judged() -> GoalPlanVerdict {
        let dangers = self.safety.dangers(of: self.course)
        return dangers.isEmpty ? .accepted(self.targets) : .refused(dangers, proposal: self.nearestSafe)
    }

    /// What to eat each day.
    ///
    /// Means nothing unless the course has at least one day.
    package var targets: DailyTargets {
        DailyTargets(kilocalories: self.safety.dailyKilocalories(on: self.course), split: self.split)
    }

    /// The nearest safe course to the weight asked for; when no day makes that safe, keeping the weight there is.
    private var nearestSafe: GoalPlan? {
        var keeping = self.course
        keeping.targetKilograms = keeping.startKilograms
        guard let course = self.safety.nearestSafe(to: self.course) ?? self.safety.nearestSafe(to: keeping)
        else { return nil }
        return GoalPlan(body: self.body, activity: self.activity, split: self.split, course: course)
    }

    private var safety: GoalSafety { GoalSafety(body: self.body, activity: self.activity) }
}
