import HealthMath
import Members
import Storage

/// Plans from the estimated expenditure.
extension GoalPlanner {
    /// Estimates a member's expenditure from the last four weeks, and checks whether it is plausible.
    ///
    /// `known` is the member's baseline; nil where that isn't known.
    func expenditure(of member: Member, known: GoalBaseline?) async throws -> ExpenditureFinding {
        let today = self.today(of: member)
        // The trend begins before the counted days, which makes it more certain.
        let weighed = today.adding(days: -2 * ExpenditureEvidence.window)...today
        let finding = ExpenditureEvidence(
            today: today,
            eaten: try await self.eaten(from: today.adding(days: -ExpenditureEvidence.window), to: today, by: member),
            weighings: try await self.weighings(member.id, weighed)
        ).finding()
        guard case .estimate(let estimate) = finding, let known else {
            return ExpenditureFinding(finding, isPlausible: true)
        }
        let resting = known.body.basalMetabolicRate(on: today)
        let isPlausible = (0.8 * resting...3 * resting).contains(estimate.kilocalories)
        return ExpenditureFinding(
            finding,
            isPlausible: isPlausible && GoalDraft.expenditures.contains(estimate.kilocalories)
        )
    }

    /// Plans the goal anew from today's weight and the estimated expenditure; nil without an estimate.
    func replanned(_ goal: Goal, from known: GoalBaseline, for member: Member) async throws -> GoalPlan? {
        guard let estimate = try await self.expenditure(of: member, known: known).usable else { return nil }
        var plan = GoalPlan(known.body, keeping: goal.terms)
        plan.expenditure = estimate.kilocalories.rounded()
        plan.course.startKilograms = known.body.kilograms
        plan.course.startDay = self.today(of: member)
        return plan
    }

    /// Returns energy by day in kcal; leaves out days with food of unknown energy, as if nothing were logged.
    private func eaten(
        from first: CalendarDay,
        to end: CalendarDay,
        by member: Member
    ) async throws -> [CalendarDay: Double] {
        let days = try await self.database.rows(
            """
            SELECT day, SUM(kcal) FROM diary_entry
            WHERE owner_id = \(member.id) AND day >= \(first.description) AND day < \(end.description)
                AND removed_at IS NULL
            GROUP BY day HAVING COUNT(kcal) = COUNT(*)
            """
        ) { row in
            var columns = row.reader
            return (try columns.parsed("day", CalendarDay.init), try columns.real())
        }
        return Dictionary(days) { first, _ in first }
    }
}
