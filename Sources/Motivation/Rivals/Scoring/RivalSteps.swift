import HealthMath

/// How much of a fact was done, of what was set out to do, in ten steps.
///
/// Only whole steps are ever told to others. All is counted in whole numbers: two members with the same shares have the
/// same steps, whatever their bodies and goals are.
struct RivalSteps: Sendable, Equatable {
    static let most = 10

    /// So many days done, of so many that were set out; what goes beyond is left out.
    struct Days: Sendable, Equatable {
        let done: Int
        let all: Int
    }

    let scoring: RivalScoring
    let aims: RivalAims
    let deeds: [RivalDeed]

    /// The steps of each rule, in their order.
    var all: [Int] { self.scoring.rules.map { self.steps(of: $0.fact) } }

    /// Returns the score: the steps of each fact, times how much it counts.
    static func score(_ steps: [Int], _ scoring: RivalScoring) -> Int {
        zip(steps, scoring.rules).reduce(0) { $0 + $1.0 * $1.1.weight }
    }

    /// Returns the steps from 0 to 10 for one fact; a step counts when it is whole.
    func steps(of fact: RivalFact) -> Int {
        if let counted = self.days(of: fact) { return Self.share(counted.done, of: counted.all) }
        let (deeds, days) = (self.deeds(of: fact), self.scoring.dayCount)
        switch fact {
        case .withinGoal, .daysLogged, .workouts, .weighIns: return 0
        case .macros: return Self.share(Self.daily(deeds) { Self.tenths($0) }, of: days * Self.most)
        case .steps:
            let aim = Double(self.aims.steps) / 1_000
            return Self.share(Self.daily(deeds) { Self.tenths(10 * $0 / aim) }, of: days * Self.most)
        case .water:
            let aim = Double(self.aims.water) / 1_000
            return Self.share(Self.daily(deeds) { Self.tenths(10 * $0 / aim) }, of: days * Self.most)
        }
    }

    /// Returns the days of a fact of which each is done or isn't; nil for one of which each day counts by its tenths.
    func days(of fact: RivalFact) -> Days? {
        switch fact {
        case .withinGoal, .daysLogged:
            Days(done: Set(self.deeds(of: fact).map(\.day)).count, all: self.scoring.dayCount)
        case .workouts: self.weekly(self.deeds(of: fact), self.aims.workouts)
        case .weighIns: self.weekly(self.deeds(of: fact), self.aims.weighIns)
        case .macros, .steps, .water: nil
        }
    }

    private func deeds(of fact: RivalFact) -> [RivalDeed] {
        self.deeds.filter { deed in
            fact.kinds.contains(deed.kind) && TrainingDeed.isLongEnough(deed.kind, deed.quantity)
                && self.scoring.days.contains(deed.day)
        }
    }

    /// Returns what is asked of so many days of a week: their part of what was set out for seven, and one at least, so
    /// that the last days of a week ask nobody to train on each of them.
    private static func part(of aim: Int, days: Int) -> Int { max((aim * days + 3) / 7, 1) }

    private static func share(_ done: Int, of all: Int) -> Int { all > 0 ? min(done * Self.most / all, Self.most) : 0 }

    /// Returns the sum over days of the tenths of each.
    private static func daily(_ deeds: [RivalDeed], _ tenths: (Double) -> Int) -> Int {
        Dictionary(grouping: deeds, by: \.day).values.reduce(0) { sum, ofDay in
            sum + tenths(ofDay.reduce(0) { $0 + max($1.quantity, 0) })
        }
    }

    /// Returns whole tenths from 0 to 10; the margin is for decimals that fall just short of one.
    private static func tenths(_ tenths: Double) -> Int {
        tenths.isFinite ? Int(min(max((tenths + 1e-9).rounded(.down), 0), Double(Self.most))) : 0
    }

    /// Returns how much of the days set out was done, counting at most so many in each week from Monday as were set out.
    ///
    /// A part of a week counts at most its part of them. A full week doesn't make up for another one.
    private func weekly(_ deeds: [RivalDeed], _ aim: Int) -> Days {
        let done = Dictionary(grouping: Set(deeds.map(\.day)), by: \.week.lowerBound).mapValues(\.count)
        var (kept, all) = (0, 0)
        var monday = self.scoring.days.lowerBound.week.lowerBound
        while monday <= self.scoring.days.upperBound {
            let first = max(monday, self.scoring.days.lowerBound)
            let last = min(monday.adding(days: 6), self.scoring.days.upperBound)
            let most = Self.part(of: aim, days: last.days(since: first) + 1)
            kept += min(done[monday] ?? 0, most)
            all += most
            guard monday < monday.adding(days: 7) else { break }
            monday = monday.adding(days: 7)
        }
        return Days(done: kept, all: all)
    }
}
