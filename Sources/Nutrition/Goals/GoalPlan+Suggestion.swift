import HealthMath

extension GoalPlan {
    /// The terms of a goal with the body as it is now.
    init(_ body: BodyFacts, keeping terms: GoalTerms) {
        self.init(
            body: body,
            activity: terms.activity,
            split: terms.split,
            course: terms.course,
            weekdays: terms.weekdays,
            weekdaySplits: terms.weekdaySplits,
            expenditure: terms.expenditure
        )
    }

    /// A calm way to the weight a member said they would like.
    ///
    /// Half a kilogram a week, slower where that is not safe; nil when they said none or no way there is safe.
    static func suggested(for known: GoalBaseline, today: CalendarDay) -> GoalPlan? {
        guard let desired = known.desiredKilograms, desired != known.body.kilograms else { return nil }
        let pace = min(0.5, GoalSafety.mostKilogramsPerWeek(from: known.body.kilograms))
        let days = Int((abs(desired - known.body.kilograms) / pace * 7).rounded(.up))
        let course = WeightCourse(
            startKilograms: known.body.kilograms,
            targetKilograms: desired,
            startDay: today,
            targetDay: today.adding(days: min(days, GoalSafety.longestProposal))
        )
        let safety = GoalSafety(body: known.body, activity: known.activity)
        return safety.nearestSafe(to: course).map { course in
            GoalPlan(body: known.body, activity: known.activity, course: course)
        }
    }
}
