import HealthMath
import Members
import Web

/// The page of the goal in force, or of how to set one.
struct GoalPage: PageModel {
    static let template = "goal/show"

    let frame: Frame
    /// One goal, or none before the first.
    let goals: [GoalView]
    /// Whether enough facts of the body are known for a plan.
    let canPlan: Bool
    /// The page for height and weight.
    let bodyPath: String
    let used: ExpenditureView

    init(
        _ goal: Goal?,
        known: GoalBaseline?,
        finding: ExpenditureFinding,
        of member: Member,
        today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.used = ExpenditureView(finding, goal: goal, known: known, in: member.units)
        self.goals = goal.map { [GoalView($0, known: known, today: today, in: member.units)] } ?? []
        self.canPlan = known != nil
        self.bodyPath = GoalLinks.body(isOnboarded: member.onboarded)
    }
}

/// A goal and its progress.
struct GoalView: Encodable, Sendable {
    let startWeight: String
    let targetWeight: String
    /// Empty when it isn't known.
    let weightNow: String
    /// "Weight now", or the day on which it was weighed: a weight of three weeks ago is none of now.
    let weightName: String
    let firstDay: String
    let lastDay: String
    /// The share of the time that has passed, from 0 to 100.
    let passed: String
    let progress: String
    let isOver: Bool
    let goalVersion: String
    let numbers: [GoalNumbers]

    init(_ goal: Goal, known: GoalBaseline?, today: CalendarDay, in units: Units) {
        let course = goal.terms.course
        let day = today.days(since: course.startDay)
        self.startWeight = units.text(kilograms: course.startKilograms)
        self.targetWeight = units.text(kilograms: course.targetKilograms)
        self.weightNow = known.map { units.text(kilograms: $0.body.kilograms) } ?? ""
        let isOld = known?.weighedOn.map { $0 != today } ?? false
        let when = known?.weighedOn.map { DayName($0, today: today).when } ?? ""
        self.weightName = isOld ? "Weight \(when)" : "Weight now"
        self.firstDay = DayName.long(course.startDay)
        self.lastDay = DayName.long(course.targetDay)
        self.passed = String(min(max(day * 100 / max(course.days, 1), 0), 100))
        self.isOver = day > course.days
        self.progress =
            if day < 0 {
                "It starts on \(self.firstDay). Until then nothing changes."
            } else if day > course.days {
                "The day you aimed for has passed. Time for your next goal."
            } else {
                "Day \(Numerals.text(Double(day + 1))) of \(Numerals.text(Double(course.days + 1)))"
            }
        self.goalVersion = String(goal.version)
        self.numbers = [GoalNumbers(goal.terms, in: units)]
    }
}
