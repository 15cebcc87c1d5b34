import HealthMath
import Web

/// A member's request for a goal; missing values are taken from what is known.
struct GoalDraft: Equatable, Sendable {
    var startKilograms: Double?
    var targetKilograms: Double
    var startDay: CalendarDay?
    var targetDay: CalendarDay
    var activity: ActivityFactor?
    var split: MacroSplit?
    /// The grams that the member typed for the split of calories.
    var grams: Macros?
    /// Weekdays with an energy of their own, in kcal; nil leaves them unchanged.
    var weekdays: [Weekday: Double]?
    /// Weekdays with a split of their own; nil leaves them unchanged.
    var weekdaySplits: [Weekday: MacroSplit]?
    /// The estimated expenditure in kcal a day: nil leaves it unchanged, `.some(nil)` computes from the activity level.
    var expenditure: Double??
    /// The version of the goal to be changed; nil for a new goal.
    var version: Int64?

    /// Returns the complete plan: missing values come from the edited goal, or else from today's facts.
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

    /// Complains about days out of range: a goal may have begun up to a year ago and must end within ten years.
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

    /// The range of a day's expenditure, in kcal.
    static let expenditures = 500.0...10_000.0
    /// The most energy of one weekday, in kcal.
    static let mostOfDay = 10_000.0

    static func days(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.adding(days: -366)...today.adding(days: GoalSafety.longestProposal)
    }
}
