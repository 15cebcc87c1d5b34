import HealthMath
import Members

/// Says goals of the month in a member's units.
struct MonthlyGoalWords {
    let units: Units

    /// Returns text such as "9,000 kcal", "217,000 steps".
    func amount(_ amount: Int, _ kind: MonthlyGoalKind) -> String {
        switch kind {
        case .calories: self.units.text(kilocalories: Double(amount))
        case .steps: "\(Numerals.text(Double(amount))) steps"
        }
    }

    /// Says how far a goal is, and how long it has.
    func progress(_ progress: GoalProgress, today: CalendarDay) -> String {
        let goal = progress.goal
        let counted =
            goal.kind == .steps
            ? Numerals.text(Double(progress.counted)) : self.units.number(kilocalories: progress.shown)
        let left = goal.month.daysLeft(from: today)
        let days =
            left < 1 ? "The month is over" : left == 1 ? "Today is the last day" : "\(Self.days(left)), with today"
        return "\(counted) of \(self.amount(goal.target, goal.kind)). \(days)."
    }

    /// Says how much of a day counts, beside the number that it bounds.
    func dailyMost(_ progress: GoalProgress) -> String {
        let most = self.amount(progress.dailyMost, progress.goal.kind)
        return "A day counts for at most a quarter of it, \(most): a good month has rest in it."
    }

    /// Returns why a proposal is as high as it is.
    func reason(_ proposal: GoalProposal) -> String {
        switch proposal.reason {
        case .rises: "At most a tenth more than in the last three months."
        case .plenty: "As much as in the last three months, which is plenty."
        case .easy: "No more than in the last three months: go easy."
        case .gentle: "A gentle start, with nothing to prove."
        case .start: "A good start: half of what health asks for."
        case .beginning:
            switch proposal.kind {
            case .calories: "About what walking comes to, 150 minutes a week, as the World Health Organization advises."
            case .steps: "About 7,000 a day, from which most people’s health gains."
            }
        }
    }

    /// Says what may be set, for how many days, and what of it is done.
    func bounds(_ proposal: GoalProposal) -> String {
        let highest = self.amount(proposal.allowed.upperBound, proposal.kind)
        let bounds = "From \(self.number(proposal.allowed.lowerBound, proposal.kind)) to \(highest)."
        let done = proposal.done > 0 ? " \(self.amount(proposal.done, proposal.kind)) are done." : ""
        return "\(bounds) \(Self.days(proposal.days)), with today.\(done)"
    }

    /// Returns text such as "210,000", as it stands in the field of a target, which reads it so too.
    func typed(_ amount: Int, _ kind: MonthlyGoalKind) -> String { self.number(amount, kind) }

    /// Returns the complaint about a target outside of what is allowed; nil for one inside.
    func complaint(about target: Int, _ proposal: GoalProposal) -> String? {
        if target < proposal.allowed.lowerBound {
            let least = self.amount(proposal.allowed.lowerBound, proposal.kind)
            return "Set at least \(least), so that there is something to reward."
        }
        if target > proposal.allowed.upperBound {
            let most = self.amount(proposal.allowed.upperBound, proposal.kind)
            return "Set at most \(most)\(Self.whyNotMore(proposal.reason))"
        }
        return nil
    }

    /// Ends a sentence about the most that may be set with why it isn't more.
    private static func whyNotMore(_ reason: GoalProposal.Reason) -> String {
        switch reason {
        case .rises, .plenty:
            " for now: a body gets used to more little by little, and is hurt by leaps. Next month it can be more."
        case .easy: ", as much as in the last three months: go easy for now."
        case .gentle: ", a gentle start: go easy for now."
        case .start: " for now, what health asks for. The next goal goes on from there."
        case .beginning: " to begin with: that is plenty for health. The next goal goes on from what you do."
        }
    }

    private func number(_ amount: Int, _ kind: MonthlyGoalKind) -> String {
        kind == .steps ? Numerals.text(Double(amount)) : self.units.number(kilocalories: Double(amount))
    }

    private static func days(_ count: Int) -> String { count == 1 ? "1 day is left" : "\(count) days are left" }
}

extension MonthlyGoalKind {
    var title: String {
        switch self {
        case .calories: "Calories burnt by training"
        case .steps: "Steps"
        }
    }
}
