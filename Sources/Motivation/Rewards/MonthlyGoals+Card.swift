import HealthMath
package import Members
import Storage
package import Web

extension MonthlyGoals {
    /// How long the question stands on other pages, in days from the 1st; the page of rewards always has it.
    private static let daysOfQuestion = 7

    /// Returns what of it a member's other pages show: the question in the first days, how far they are, or that it is
    /// reached.
    ///
    /// Nil for nothing, and always in no-pressure mode.
    package func card(for member: Member) async throws -> MonthlyGoalCard? {
        guard self.switches.isOn(.rewards), !member.noPressure, !member.isSuspended else { return nil }
        let today = member.day(at: self.now())
        let month = GoalMonth(around: today)
        let answers = try await self.store(of: member).answers(for: [month, month.previous])
        for month in [month.previous, month] {
            guard let answer = answers[month], let progress = try await self.open(answer, of: member, on: today)
            else { continue }
            if progress.isReached, !answer.cameAlong {
                let isVoucherLeft = try await self.database.read { try VoucherStock.isLeft(in: $0) }
                return .reached(month, ClaimObstacle(member, on: today), isVoucherLeft: isVoucherLeft, today: today)
            }
            guard month.days.contains(today) else { continue }
            return MonthlyGoalCard(
                title: "Your goal for \(month.title)",
                words: MonthlyGoalWords(units: member.units).progress(progress, today: today),
                percent: progress.percent,
                path: RewardLinks.rewards.path,
                action: "See it"
            )
        }
        return answers[month] == nil && today.day <= Self.daysOfQuestion ? .question(month) : nil
    }
}

extension MonthlyGoalCard {
    fileprivate static func reached(
        _ month: GoalMonth,
        _ obstacle: ClaimObstacle?,
        isVoucherLeft: Bool,
        today: CalendarDay
    ) -> MonthlyGoalCard {
        let note = obstacle?.words(today: today) ?? (isVoucherLeft ? nil : RewardsPage.noVoucher)
        return MonthlyGoalCard(
            title: "You reached your goal for \(month.title)",
            words: "There is a reward for it." + (note.map { " \($0)" } ?? ""),
            percent: 100,
            path: RewardLinks.rewards.path,
            action: obstacle != nil ? "See it" : isVoucherLeft ? "Take it" : "Have one kept for me",
            isReached: true
        )
    }

    fileprivate static func question(_ month: GoalMonth) -> MonthlyGoalCard {
        MonthlyGoalCard(
            title: "A goal for \(month.title)?",
            words: "Calories burnt by training, or steps. Whoever reaches theirs gets a reward.",
            path: RewardLinks.rewards.path,
            action: "Look at what fits"
        )
    }
}
