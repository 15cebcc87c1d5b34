import HTTPTypes
import HealthMath
import Members
import Web

/// A member's goal of this month, or what is proposed, and what they earned.
struct RewardsPage: PageModel {
    static let template = "rewards/rewards"

    let frame: Frame
    let status: HTTPResponse.Status
    /// "Your goal for March".
    let goalTitle: String
    /// How far it is, and how long it has; empty without a goal.
    let goalWords: String
    let goalPercent: String
    /// How much of a day counts; empty without a goal.
    let goalBound: String
    let goalNote: String
    let mayLetGo: Bool
    let claims: [ClaimView]
    /// The question with what is proposed; nothing where a goal is set.
    let questions: [QuestionView]
    /// The goals that may be set instead of the present one.
    let others: [ProposalView]
    let rules: [String]
    let rewards: [RewardView]
    let formComplaints: [String]

    struct ClaimView: Encodable, Sendable {
        let claimMonth: String
        let claimTitle: String
        let claimWords: String
        /// Whether it can be taken now.
        let claimIsOpen: Bool
        /// Its button: where no voucher is there, one is kept.
        let claimAction: String
    }

    struct QuestionView: Encodable, Sendable {
        let questionTitle: String
        let questionWords: String
        let questionProposals: [ProposalView]
        let questionMayDecline: Bool
    }

    struct ProposalView: Encodable, Sendable {
        let proposalKind: String
        let proposalTitle: String
        let proposalReason: String
        let proposalBounds: String
        let proposalUnit: String
        let proposalEnergyUnit: String
        let proposalTyped: String
        let proposalComplaints: [String]
        /// Whether its button is the page's first.
        let proposalIsFirst: Bool
    }

    struct RewardView: Encodable, Sendable {
        let rewardTitle: String
        let rewardWords: String
        /// Empty while the member waits for it.
        let rewardCode: String
    }

    init(
        _ state: MonthlyGoals.State,
        _ proposals: [GoalProposal],
        _ rewards: [Reward],
        _ form: MonthlyGoalForm,
        _ errors: FormErrors,
        for member: Member,
        frame: Frame
    ) {
        let words = MonthlyGoalWords(units: member.units)
        let isSet = state.progress != nil
        let offers = proposals.enumerated().map { place, proposal in
            ProposalView(proposal, form, errors, in: member.units, isFirst: place == 0 && !isSet)
        }
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.goalTitle = "Your goal for \(state.month.title)"
        self.goalWords = state.progress.map { words.progress($0, today: state.today) } ?? ""
        self.goalPercent = state.progress.map { "\($0.percent)" } ?? ""
        self.goalBound = state.progress.map(words.dailyMost) ?? ""
        self.goalNote = Self.note(state)
        self.mayLetGo = isSet && state.answer?.isClaimed == false
        let obstacle = state.obstacle?.words(today: state.today)
        self.claims = state.reached.map {
            ClaimView(
                claimMonth: $0.goal.month.name,
                claimTitle: "You reached your goal for \($0.goal.month.title)",
                claimWords:
                    "There is a reward for it. \(obstacle ?? (state.isVoucherLeft ? "Well done." : Self.noVoucher))",
                claimIsOpen: obstacle == nil,
                claimAction: state.isVoucherLeft ? "Take your reward" : "Have one kept for me"
            )
        }
        self.questions = isSet || !(state.mayChange || state.answer == nil) ? [] : [QuestionView(state, offers)]
        self.others = isSet && state.mayChange ? offers : []
        self.rules = Self.rules(on: state.today)
        self.rewards = rewards.map { RewardView($0, today: state.today, in: member) }
        self.formComplaints = errors["form"] + errors["kind"]
    }

    private static func note(_ state: MonthlyGoals.State) -> String {
        guard let answer = state.answer else { return "" }
        if answer.isClaimed { return "Reached and rewarded. The next one comes on the 1st." }
        if state.progress == nil {
            return state.mayChange ? "" : "No goal this month. The next one comes on the 1st."
        }
        if answer.cameAlong { return "It came along with your data. Set it here once to get a reward for it." }
        return state.isVoucherLeft || !state.reached.isEmpty ? "" : Self.noVoucher
    }

    static let noVoucher = "No voucher is there now; one is kept for you when there are new ones."

    /// The page's words on how it works, without any number of the member's; until when a goal can be changed holds on `day`.
    private static func rules(on day: CalendarDay) -> [String] {
        [
            "Everything since the 1st counts, whenever you set the goal; in your first month, from the day you joined.",
            "A day counts for at most a quarter of it: a good month has rest in it.",
            """
            Write a day down within three days. What you add or raise later, or bring along from elsewhere, counts for \
            everything but the reward.
            """,
            Self.change(on: day),
            """
            The least you can set is half of what we propose, or all of it where that is a small start already, so that \
            there is something to reward.
            """,
            "When no voucher is there, yours is kept: you get it as soon as there are new ones, and are told.",
            """
            The reward can be claimed until the end of the next month, from two weeks after you joined: once for a mail \
            address, which is confirmed where this house sends letters.
            """,
        ]
    }

    private static func change(on day: CalendarDay) -> String {
        let kept =
            day.day <= MonthlyGoal.lastDayOfChange
            ? "You can change it until the \(MonthlyGoal.lastDayOfChange)th"
            : "After the \(MonthlyGoal.lastDayOfChange)th a goal that is set stays as it is"
        return "\(kept), and you can let it go at any time. What you did stays done."
    }
}

extension RewardsPage.QuestionView {
    fileprivate init(_ state: MonthlyGoals.State, _ proposals: [RewardsPage.ProposalView]) {
        self.questionTitle = "A goal for \(state.month.title)?"
        self.questionProposals = proposals
        self.questionMayDecline = state.answer == nil && !state.isTooLate
        if state.isTooLate {
            self.questionWords =
                "Too few days are left of \(state.month.title) for a goal. The next one comes on the 1st."
        } else if proposals.isEmpty {
            self.questionWords =
                "For now we propose none: being kind to your body comes first. Whatever you do counts for your points."
        } else if state.isVoucherLeft {
            self.questionWords = "Choose what fits your month. When you reach it, a voucher is yours."
        } else {
            self.questionWords = """
                Choose what fits your month. No voucher is left right now: reach your goal, and one is kept for you when there \
                are new ones.
                """
        }
    }
}

extension RewardsPage.ProposalView {
    fileprivate init(
        _ proposal: GoalProposal,
        _ form: MonthlyGoalForm,
        _ errors: FormErrors,
        in units: Units,
        isFirst: Bool
    ) {
        let words = MonthlyGoalWords(units: units)
        let isTyped = form.input["kind"] == proposal.kind.rawValue
        self.proposalKind = proposal.kind.rawValue
        self.proposalTitle = proposal.kind.title
        self.proposalReason = words.reason(proposal)
        self.proposalBounds = words.bounds(proposal)
        self.proposalUnit = proposal.kind == .steps ? "steps" : units.energy.rawValue
        self.proposalEnergyUnit = units.energy.rawValue
        self.proposalTyped = isTyped ? form.input["target"] : words.typed(proposal.prefilled, proposal.kind)
        self.proposalComplaints = isTyped ? errors["target"] : []
        self.proposalIsFirst = isFirst
    }
}

extension RewardsPage.RewardView {
    fileprivate init(_ reward: Reward, today: CalendarDay, in member: Member) {
        self.rewardTitle = "\(reward.month.title) \(reward.month.days.lowerBound.year)"
        let note = reward.note.isEmpty ? "" : "\(reward.note). "
        switch reward.code {
        case .waiting:
            self.rewardWords = "No voucher was left. One is kept for you, and you are told."
            self.rewardCode = ""
        case .unreadable:
            self.rewardWords = "Its code can’t be read any more. Ask whoever runs this Spotter."
            self.rewardCode = ""
        case .given(let code, let at):
            self.rewardWords = "\(note)Yours since \(DayName(member.day(at: at), today: today).inSentence)."
            self.rewardCode = code
        }
    }
}
