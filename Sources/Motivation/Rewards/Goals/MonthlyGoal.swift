import HealthMath

/// What a goal of the month counts; the raw texts are stored, so they never change.
package enum MonthlyGoalKind: String, Sendable, CaseIterable {
    /// Burnt by exercise, in kcal.
    case calories
    case steps
}

/// What a member set out to do in a month.
struct MonthlyGoal: Sendable, Equatable {
    let month: GoalMonth
    let kind: MonthlyGoalKind
    /// In kcal or steps.
    let target: Int

    /// The most that is stored.
    static let most = 1_000_000

    /// The day of the month until which a goal may be changed, both ends included: half of the month is left for it then.
    static let lastDayOfChange = 15

    /// Returns the last day on which the reward may be claimed: the end of the month after, because what was done on
    /// the last evening may be written down later.
    static func lastDayOfClaim(_ month: GoalMonth) -> CalendarDay {
        GoalMonth(around: month.days.upperBound.adding(days: 1)).days.upperBound
    }
}

/// What a member said to the question for a goal, and what came of it.
struct MonthlyAnswer: Sendable, Equatable {
    enum Word: Sendable, Equatable {
        /// “Not this month”.
        case declined
        case set(MonthlyGoal)
        /// A goal that was set, and let go.
        case letGo(MonthlyGoal)
    }

    let month: GoalMonth
    let word: Word
    /// Whether it came along from another house, where its bounds were not checked: it earns nothing here.
    let cameAlong: Bool
    let isClaimed: Bool

    /// The goal that is striven for; nil for none.
    var goal: MonthlyGoal? { if case .set(let goal) = self.word { goal } else { nil } }

    /// Returns whether another goal may be set on a day of the month.
    func mayChange(on day: CalendarDay) -> Bool {
        if self.isClaimed || !self.month.days.contains(day) { return false }
        return self.word == .declined || self.cameAlong || day.day <= MonthlyGoal.lastDayOfChange
    }
}
