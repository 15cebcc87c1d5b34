package import Foundation
import HealthMath
import Members
package import Storage
package import Web

/// What a member set out to do this month, how far they have come, and what they earned.
package struct MonthlyGoals: Sendable {
    let database: any Database
    let seal: Seal
    let ports: RewardPorts
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    package init(
        database: any Database,
        seal: Seal,
        ports: RewardPorts,
        switches: HouseSwitches,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.seal = seal
        self.ports = ports
        self.switches = switches
        self.now = now
    }

    /// A member's goal of this month, and what is left to claim of the last one.
    struct State: Sendable {
        let today: CalendarDay
        let month: GoalMonth
        /// Nil before they said anything.
        let answer: MonthlyAnswer?
        /// Nil without a goal.
        let progress: GoalProgress?
        /// The goals of the last month and this one that are reached and not claimed yet.
        let reached: [GoalProgress]
        /// What keeps the member from claiming for now; nil for nothing.
        let obstacle: ClaimObstacle?
        /// Whether a voucher is left for who reaches their goal next.
        let isVoucherLeft: Bool

        /// Whether too few days are left of the month for a goal.
        var isTooLate: Bool { self.month.daysLeft(from: self.today) < GoalProposal.leastDays }
        /// Whether a goal may be set or changed today.
        var mayChange: Bool { !self.isTooLate && (self.answer?.mayChange(on: self.today) ?? true) }
        /// The goals whose reward can be claimed now.
        var claimable: [GoalProgress] { self.obstacle == nil ? self.reached : [] }
    }

    func state(of member: Member) async throws -> State {
        let today = member.day(at: self.now())
        let month = GoalMonth(around: today)
        let answers = try await self.store(of: member).answers(for: [month, month.previous])
        let progress = try await self.progress(answers[month], of: member, through: today)
        let before = try await self.open(answers[month.previous], of: member, on: today)
        let unclaimed = [before, answers[month]?.isClaimed == false ? progress : nil].compactMap(\.self)
        return State(
            today: today,
            month: month,
            answer: answers[month],
            progress: progress,
            reached: unclaimed.filter { $0.isReached && answers[$0.goal.month]?.cameAlong == false },
            obstacle: ClaimObstacle(member, on: today),
            isVoucherLeft: try await self.database.read { try VoucherStock.isLeft(in: $0) }
        )
    }

    /// Proposes safe goals for what is left of a month, of what the member can count; none where nothing would be kind.
    func proposals(for member: Member, in month: GoalMonth, on today: CalendarDay) async throws -> [GoalProposal] {
        let facts = try await self.ports.facts(member.id, today)
        let before = month.threeBefore
        let days = before[0].days.lowerBound...before[2].days.upperBound
        var proposals: [GoalProposal] = []
        for kind in facts.kinds {
            let amounts = try await self.ports.amounts(member.id, kind, days)
            let means = before.map { month in
                amounts.reduce(0) { month.days.contains($1.key) ? $0 + $1.value : $0 } / Double(month.length)
            }
            let done = try await self.counted(kind, in: month, before: today, for: member)
            let left = month.daysLeft(from: today)
            if let proposal = GoalProposal(kind, days: left, done: Array(done.values), before: means, facts) {
                proposals.append(proposal)
            }
        }
        return proposals
    }

    /// What became of a claim.
    enum Claim: Sendable, Equatable {
        case reward(Reward)
        /// The goal isn't reached, or it is too late.
        case notReached
        case notYet(ClaimObstacle)
        /// The member's mail address had the reward of this month before, as another account.
        case addressTaken
    }

    /// Claims the reward of a month that is reached, once.
    func claim(_ month: GoalMonth, of member: Member) async throws -> Claim {
        let today = member.day(at: self.now())
        let isOpen = month.days.lowerBound <= today && today <= MonthlyGoal.lastDayOfClaim(month)
        let known = try await self.store(of: member).answers(for: [month])[month]
        if known?.isClaimed == true,
            let reward = try await self.rewards(of: member).all().first(where: { $0.month == month })
        {
            // A claimed reward stays, whatever became of what was done for it.
            return .reward(reward)
        }
        guard isOpen, let progress = try await self.progress(known, of: member, through: today),
            let reachedOn = progress.reachedOn
        else { return .notReached }
        if let obstacle = ClaimObstacle(member, on: today) { return .notYet(obstacle) }
        guard let address = try await self.ports.address(member.id) else { return .notReached }
        do {
            let rewards = self.rewards(of: member)
            return try await rewards.claim(progress.goal, reachedOn: reachedOn, for: address, at: self.now())
                .map(Claim.reward) ?? .notReached
        } catch is RewardStore.AddressTaken {
            return .addressTaken
        }
    }

    func store(of member: Member) -> MonthlyGoalStore {
        MonthlyGoalStore(database: self.database, owner: member.id)
    }

    func rewards(of member: Member) -> RewardStore {
        RewardStore(database: self.database, seal: self.seal, owner: member.id)
    }

    /// Returns how far a goal is whose reward isn't claimed yet; nil without one.
    func open(_ answer: MonthlyAnswer?, of member: Member, on today: CalendarDay) async throws -> GoalProgress? {
        guard let answer, !answer.isClaimed else { return nil }
        return try await self.progress(answer, of: member, through: today)
    }

    /// Returns nil without a goal.
    private func progress(
        _ answer: MonthlyAnswer?,
        of member: Member,
        through today: CalendarDay
    ) async throws -> GoalProgress? {
        guard let goal = answer?.goal else { return nil }
        let tomorrow = today.adding(days: 1)
        return GoalProgress(goal, try await self.counted(goal.kind, in: goal.month, before: tomorrow, for: member))
    }

    /// Returns what counts of the days of a month before a day, in kcal or steps.
    private func counted(
        _ kind: MonthlyGoalKind,
        in month: GoalMonth,
        before day: CalendarDay,
        for member: Member
    ) async throws -> [CalendarDay: Double] {
        // Days before somebody joined were done elsewhere.
        let first = max(month.days.lowerBound, member.joinedOn)
        let last = min(day.adding(days: -1), month.days.upperBound)
        return first <= last ? try await self.ports.timely(member.id, kind, first...last) : [:]
    }
}
