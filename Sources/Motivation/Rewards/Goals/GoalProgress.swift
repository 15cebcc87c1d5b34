import HealthMath

/// How far a member has come with their goal of a month.
struct GoalProgress: Sendable, Equatable {
    let goal: MonthlyGoal
    /// The amount that counts so far, in kcal or steps; at most the target.
    let amount: Double
    /// The day on which the target was there; nil before.
    let reachedOn: CalendarDay?

    /// The share of the target that one day counts for at most: a month of movement has rest in it, and no single line,
    /// nor a slip of the keyboard, earns a reward.
    static let mostOfDay = 0.25

    /// `amounts` has what was done on days of the month so far; others are left out.
    init(_ goal: MonthlyGoal, _ amounts: [CalendarDay: Double]) {
        let most = Double(goal.target) * Self.mostOfDay
        var (sum, reachedOn) = (0.0, CalendarDay?.none)
        for (day, amount) in amounts.sorted(by: { $0.key < $1.key }) where goal.month.days.contains(day) {
            sum += min(max(amount.isFinite ? amount : 0, 0), most)
            if reachedOn == nil, sum >= Double(goal.target) { reachedOn = day }
        }
        self.goal = goal
        self.amount = min(sum, Double(goal.target))
        self.reachedOn = reachedOn
    }

    /// The amount as it is shown: a goal that isn't reached never reads as if it were.
    var shown: Double { self.isReached ? self.amount : min(self.amount, Double(self.goal.target - 1)) }
    /// The same in whole kcal or steps, rounded as everywhere.
    var counted: Int { Int(self.shown.rounded()) }
    /// What one day counts for at most, in whole kcal or steps.
    var dailyMost: Int { Int(Double(self.goal.target) * Self.mostOfDay) }
    var isReached: Bool { self.reachedOn != nil }
    /// In whole percents.
    var percent: Int { self.counted * 100 / max(self.goal.target, 1) }
}
