import HealthMath

extension GoalPlan {
    /// Takes the terms of a goal with the member's present body.
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

    /// Returns a moderate plan for the member's desired weight.
    ///
    /// Half a kilogram a week, or slower where that is not safe or would leave the least energy that is; nil without a desired weight or a safe plan.
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
        return safety.nearestSafe(to: course, leavingRoom: true).map { course in
            GoalPlan(body: known.body, activity: known.activity, course: course)
        }
    }
}
