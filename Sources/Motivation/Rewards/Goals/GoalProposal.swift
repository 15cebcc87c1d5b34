import HealthMath

/// A safe goal of a month that is proposed to a member, and what they may set instead.
struct GoalProposal: Sendable, Equatable {
    /// Why it is as high as it is.
    enum Reason: Sendable, Equatable {
        /// A little more than usual.
        case rises
        /// As much as usual, which is plenty.
        case plenty
        /// As much as usual, because they go easy.
        case easy
        /// What health asks for, because nothing is known of the months before.
        case beginning
        /// A part of that, because they go easy.
        case gentle
        /// A good start, because little was done in the months before.
        case start
    }

    let kind: MonthlyGoalKind
    /// In kcal or steps; a multiple of `step`.
    let amount: Int
    /// What may be set: at the lower end there is still something to reward, at the upper end it is still safe.
    let allowed: ClosedRange<Int>
    let reason: Reason
    /// How many days of the month are left for it, today included.
    let days: Int
    /// The amount that counts already, of days before today, in kcal or steps.
    let done: Int

    /// What stands in the field: the middle of what may be set, or the proposal where that is less.
    var prefilled: Int {
        min(self.amount, (self.allowed.lowerBound + self.allowed.upperBound) / 2 / self.kind.step * self.kind.step)
    }

    /// The fewest days that are left for a goal: of a day at most a quarter counts, and one is for rest.
    static let leastDays = 5
    /// The most that is proposed, as a share of the mean of the three months before.
    ///
    /// A tenth is our choice, for its caution. Whether those who add more are hurt more often is not settled: of 36
    /// studies of runners some say so and some don't (Fredette, Roy, Perreault et al., "The association between
    /// running injuries and training parameters: a systematic review", J Athl Train 2022; 57: 650–671, doi
    /// 10.4085/1062-6050-0195.21).
    static let rise = 1.1
    /// The most that an adult may set, as a share of what they usually do, where health doesn't ask for more than that.
    ///
    /// Our choice after what was seen in team sports, where fewest were hurt in weeks of 0.8 to 1.3 times the mean
    /// load of four: Gabbett, "The training—injury prevention paradox: should athletes be training smarter and
    /// harder?", Br J Sports Med 2016; 50: 273–280, doi 10.1136/bjsports-2015-095788. It tells of athletes' weeks, not
    /// of anybody's months.
    static let mostRise = 1.3
    /// The least that may be set, as a share of what is proposed.
    static let leastShare = 0.5

    /// Returns nil where no goal would be a kind one: too few days are left, or a member who goes easy and did next to
    /// nothing gets well first.
    ///
    /// The proposal is for the `days` that are left of the month, today included, and comes on top of what was done
    /// on the days before, `done`, because that counts too. `before` has what was done in each of the three full months
    /// before in which anything was, in kcal or steps a day. A member who wrote nothing down is not known to do nothing.
    init?(_ kind: MonthlyGoalKind, days: Int, done: [Double] = [], before: [Double], _ facts: GoalFacts) {
        guard days >= Self.leastDays else { return nil }
        let done = done.reduce(0) { $0 + ($1.isFinite ? min(max($1, 0), kind.most) : 0) }
        let before = before.filter { $0.isFinite && $0 > 0 }
        let usual = before.isEmpty ? nil : before.reduce(0, +) / Double(before.count) * Double(days)
        let level = GoalLevel.amount(kind, days: days, kilograms: facts.kilograms)
        let easy = facts.goesEasy
        // Half of what health asks for is where a beginner begins; who goes easy begins with half of that.
        let floor = level.lowerBound * (easy ? 0.25 : 0.5)
        let most = min(kind.most * Double(days), Double(MonthlyGoal.most))
        var wanted: (amount: Double, highest: Double, reason: Reason)
        switch usual {
        case let usual? where easy:
            guard usual >= floor else { return nil }
            wanted = (usual, usual, .easy)
        case let usual? where usual >= level.upperBound:
            wanted = (usual, usual * Self.mostRise, .plenty)
        case let usual?:
            // What health asks of every adult is safe for who goes not easy, however little they did.
            let highest = max(usual * Self.mostRise, level.lowerBound)
            wanted = (min(usual * Self.rise, level.upperBound), highest, .rises)
        case nil where easy:
            wanted = (level.lowerBound / 2, level.lowerBound / 2, .gentle)
        case nil:
            wanted = (level.lowerBound, level.upperBound, .beginning)
        }
        if wanted.amount < floor { wanted = (floor, level.lowerBound, .start) }
        let amount = max(kind.rounded(done + min(wanted.amount, most)), kind.step)
        let lowest = max(kind.rounded(done + max(floor, wanted.amount * Self.leastShare)), kind.step)
        self.kind = kind
        self.amount = amount
        self.allowed = min(lowest, amount)...max(kind.rounded(done + min(wanted.highest, most)), amount)
        self.reason = wanted.reason
        self.days = days
        self.done = Int(min(done, Double(MonthlyGoal.most)))
    }
}

extension MonthlyGoalKind {
    /// Proposals are multiples of it, in kcal or steps.
    var step: Int { self == .calories ? 50 : 1_000 }

    /// The most of a day on which a goal may rest, in kcal or steps, beyond what all but a few ever do: ours.
    fileprivate var most: Double { self == .calories ? 1_500 : 30_000 }

    /// Rounds down, so that nothing rises by rounding; the caller bounds it.
    fileprivate func rounded(_ amount: Double) -> Int {
        Int(min(max(amount, 0), Double(MonthlyGoal.most))) / self.step * self.step
    }
}
