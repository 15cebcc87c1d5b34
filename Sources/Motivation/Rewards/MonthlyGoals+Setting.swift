import Members
import Web

extension MonthlyGoals {
    /// Sets or changes the goal of this month; returns whether there was none before.
    ///
    /// Throws complaints about one that isn't safe, or is too small to reward.
    @discardableResult
    func set(_ values: MonthlyGoalForm.Values, of member: Member) async throws -> Bool {
        let now = self.now()
        let today = member.day(at: now)
        let month = GoalMonth(around: today)
        guard month.daysLeft(from: today) >= GoalProposal.leastDays else {
            throw FormErrors("form", "Too few days are left of this month for a goal. The next one comes on the 1st.")
        }
        let proposals = try await self.proposals(for: member, in: month, on: today)
        guard let proposal = proposals.first(where: { $0.kind == values.kind }) else {
            throw FormErrors(
                "kind",
                "We propose no goal of this kind to you for now. Being kind to your body comes first."
            )
        }
        if let complaint = MonthlyGoalWords(units: member.units).complaint(about: values.target, proposal) {
            throw FormErrors("target", complaint)
        }
        let goal = MonthlyGoal(month: month, kind: values.kind, target: values.target)
        let known = try await self.store(of: member).answers(for: [month])[month]
        guard try await self.store(of: member).set(goal, on: today, at: now) else {
            throw FormErrors(
                "form",
                """
                A goal can be changed until the \(MonthlyGoal.lastDayOfChange)th, and not after its reward was claimed. \
                The next one comes on the 1st.
                """
            )
        }
        return known?.goal == nil
    }
}
