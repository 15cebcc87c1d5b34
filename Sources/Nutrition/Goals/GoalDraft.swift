import HealthMath
import Web

/// What a member asks of a goal; what they left out is taken from what is known.
struct GoalDraft: Equatable, Sendable {
    var startKilograms: Double?
    var targetKilograms: Double
    var startDay: CalendarDay?
    var targetDay: CalendarDay
    var activity: ActivityFactor?
    var split: MacroSplit?
    /// What the member typed when they shared out the calories in grams.
    var grams: Macros?
    /// Weekdays with an energy of their own, in kcal; nil leaves them as they are.
    var weekdays: [Weekday: Double]?
    /// Weekdays with shares of their own; nil leaves them as they are.
    var weekdaySplits: [Weekday: MacroSplit]?
    /// What the body was found to use, in kcal a day: nil leaves it as it is, nil inside reckons with the activity.
    var expenditure: Double??
    /// The version of the goal to change; nil asks for a new one.
    var version: Int64?

    /// The whole plan: what was left out stays as it is in the goal being edited, else it starts today as things are.
    func plan(from known: GoalBaseline, editing goal: Goal?, today: CalendarDay) -> GoalPlan {
        let before = goal?.terms
        return GoalPlan(
            body: known.body,
            activity: self.activity ?? before?.activity ?? known.activity,
            split: self.split ?? before?.split ?? .usual,
            course: WeightCourse(
                startKilograms: self.startKilograms ?? before?.course.startKilograms ?? known.body.kilograms,
                targetKilograms: self.targetKilograms,
                startDay: self.startDay ?? before?.course.startDay ?? today,
                targetDay: self.targetDay
            ),
            weekdays: self.weekdays ?? before?.weekdays ?? [:],
            weekdaySplits: self.weekdaySplits ?? before?.weekdaySplits ?? [:],
            expenditure: self.expenditure ?? before?.expenditure
        )
    }

    /// Complains about days out of reach: a goal may have begun up to a year ago and end within ten years.
    func complaints(today: CalendarDay) -> FormErrors {
        var errors = FormErrors()
        let days = GoalDraft.days(around: today)
        if let startDay, !days.contains(startDay) {
            errors.add("startDay", "Start between a year ago and ten years from now.")
        }
        if !days.contains(self.targetDay) {
            errors.add("targetDay", "Choose a day within the next ten years.")
        }
        return errors
    }

    /// What a body may use in a day, in kcal.
    static let expenditures = 500.0...10_000.0
    /// The most one weekday may have, in kcal.
    static let mostOfDay = 10_000.0

    static func days(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.adding(days: -366)...today.adding(days: GoalSafety.longestProposal)
    }
}
