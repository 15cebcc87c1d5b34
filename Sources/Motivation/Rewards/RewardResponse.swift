import Foundation
import HealthMath
import Members
import Web

/// A member's goal of this month, as devices read it; amounts are in kcal or steps.
struct MonthlyGoalResponse: Encodable, Sendable {
    let month: String
    /// "open", "declined", "set" or "let-go".
    let state: String
    let kind: OrNull<String>
    let target: OrNull<Int>
    let counted: OrNull<Int>
    let reachedOn: OrNull<String>
    let isClaimed: Bool
    let mayChange: Bool
    let isVoucherLeft: Bool
    /// The months whose rewards can be claimed.
    let claimable: [String]
    let proposals: [Proposal]

    struct Proposal: Encodable, Sendable {
        let kind: String
        let target: Int
        let least: Int
        let most: Int
    }

    init(_ state: MonthlyGoals.State, _ proposals: [GoalProposal]) {
        self.month = state.month.name
        let goal: MonthlyGoal?
        switch state.answer?.word {
        case nil: (self.state, goal) = ("open", nil)
        case .declined: (self.state, goal) = ("declined", nil)
        case .letGo(let known): (self.state, goal) = ("let-go", known)
        case .set(let known): (self.state, goal) = ("set", known)
        }
        self.kind = OrNull(goal?.kind.rawValue)
        self.target = OrNull(goal?.target)
        self.counted = OrNull(state.progress?.counted)
        self.reachedOn = OrNull(state.progress?.reachedOn?.description)
        self.isClaimed = state.answer?.isClaimed ?? false
        self.mayChange = state.mayChange
        self.isVoucherLeft = state.isVoucherLeft
        self.claimable = state.claimable.map(\.goal.month.name)
        self.proposals = proposals.map {
            Proposal(
                kind: $0.kind.rawValue,
                target: $0.amount,
                least: $0.allowed.lowerBound,
                most: $0.allowed.upperBound
            )
        }
    }
}

/// What a member earned in a month, as devices read it.
struct RewardResponse: Encodable, Sendable {
    let month: String
    let reachedOn: String
    /// "waiting", "given" or "unreadable".
    let state: String
    let code: OrNull<String>
    let note: String
    let givenAt: OrNull<String>

    init(_ reward: Reward) {
        self.month = reward.month.name
        self.reachedOn = reward.reachedOn.description
        self.note = reward.note
        switch reward.code {
        case .waiting: (self.state, self.code, self.givenAt) = ("waiting", OrNull(nil), OrNull(nil))
        case .unreadable: (self.state, self.code, self.givenAt) = ("unreadable", OrNull(nil), OrNull(nil))
        case .given(let code, let at):
            (self.state, self.code, self.givenAt) = ("given", OrNull(code), OrNull(at.formatted(.iso8601)))
        }
    }
}

/// All rewards of a member, the latest month first.
struct RewardsResponse: Encodable, Sendable {
    let rewards: [RewardResponse]

    init(_ rewards: [Reward]) { self.rewards = rewards.map(RewardResponse.init) }
}
