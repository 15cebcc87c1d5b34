import Foundation
import HealthMath

/// Computes what to try next in an exercise from what was done.
///
/// It is double progression over the repetitions that the last plan asked for: first more repetitions, then more weight.
/// "2–10 % when the current workload can be performed for one to two repetitions over the desired number" on two sessions
/// (American College of Sports Medicine, "Progression models in resistance training for healthy adults", Med Sci Sports
/// Exerc 2009; 41: 687–708; NSCA Essentials, 4th ed. 2016, ch. 17: the 2-for-2 rule). Repetitions that
/// were done count as possible, and those left beyond the reserve of the plan: two of them, said as Easy, are enough at once.
/// A set harder than planned stays as it is. Strength keeps for up to four weeks without training, what is heavy and quick for less
/// (Mujika and Padilla, Detraining, Part I, Sports Med 2000; 30: 79–87); after three, which is our choice, it begins a tenth lighter.
enum Progression {
    struct Target: Sendable, Equatable {
        let kilograms: Double?
        let reps: Int?
        let seconds: Int?
        let step: Step
        /// Whether sets stayed below the plan.
        var isUnfinished = false
        /// Whether nothing is lighter than its weight: an empty bar.
        var isLightest = false
        /// Whether it is the same for the time since.
        var isAfterPause = false
        /// Whether what was lifted wasn't told of an exercise that has a weight.
        var lacksWeight = false
    }

    /// The reason for a target.
    enum Step: String, Sendable, CaseIterable {
        case moreWeight = "more-weight"
        case moreReps = "more-reps"
        case longer
        case harderVariant = "harder-variant"
        case again
        case lessWeight = "less-weight"
        case afterBreak = "after-break"
    }

    /// Returns the range of repetitions for a goal (ACSM 2009: loads of 1–12, 6–12 and 10–25 repetitions).
    static func reps(for goal: TrainingGoal) -> ClosedRange<Int> {
        switch goal {
        case .strength, .athleticism: 4...8
        case .muscle: 8...12
        case .conditioning, .weightLoss, .mobility: 10...15
        }
    }

    /// Returns the next target; nil when the exercise was never done.
    ///
    /// `usual` is the range of what was logged without a plan; `isPlated` says that it is done with a bar.
    static func next(
        _ efforts: [Effort],
        reps usual: ClosedRange<Int>,
        on day: CalendarDay,
        isPlated: Bool
    ) -> Target? {
        guard let last = Self.last(efforts), let latest = last.first else { return nil }
        if let kilograms = last.compactMap(\.kilograms).max() {
            let days = day.days(since: latest.day)
            return Self.weighted(last, kilograms, before: efforts, usual, awayFor: days, isPlated: isPlated)
        }
        if let pause = Self.pause(since: latest.day, on: day, last) { return pause }
        if let least = last.compactMap(\.reps).min() {
            // Without a weight repetitions grow on to the top of the usual range before a harder version comes.
            let planned = last.compactMap(\.plannedReps).max().map { $0 + 2 } ?? 0
            let top = max(planned, usual.upperBound)
            if least >= top, !Self.wasHard(last) {
                return Target(kilograms: nil, reps: least, seconds: nil, step: .harderVariant)
            }
            let more = Self.wasHard(last) ? least : min(least + (Self.wasEasy(last) ? 2 : 1), top)
            return Target(kilograms: nil, reps: more, seconds: nil, step: more > least ? .moreReps : .again)
        }
        guard let seconds = last.compactMap(\.seconds).min() else { return nil }
        let isHard = Self.wasHard(last)
        // A tenth longer, rounded up to five seconds.
        let longer = ((seconds * 1.1) / 5).rounded(.up) * 5
        return Target(
            kilograms: nil,
            reps: nil,
            seconds: Int(isHard ? seconds : max(longer, seconds + 5)),
            step: isHard ? .again : .longer
        )
    }

    /// Returns the same repetitions or seconds after so many days without the exercise that one begins easier; nil for fewer.
    private static func pause(since latest: CalendarDay, on day: CalendarDay, _ last: [Effort]) -> Target? {
        guard day.days(since: latest) >= EasyStart.away else { return nil }
        let reps = last.compactMap(\.reps).min()
        let seconds = reps == nil ? last.compactMap(\.seconds).min() : nil
        guard reps != nil || seconds != nil else { return nil }
        return Target(kilograms: nil, reps: reps, seconds: seconds.map { Int($0) }, step: .again, isAfterPause: true)
    }

    /// The fewest days without a lift after which it begins lighter.
    private static let longBreak = 21

    private static func weighted(
        _ last: [Effort],
        _ kilograms: Double,
        before efforts: [Effort],
        _ usual: ClosedRange<Int>,
        awayFor days: Int,
        isPlated: Bool
    ) -> Target {
        let top = last.filter { $0.kilograms == kilograms }
        let range = Self.range(of: top, usual)
        let least = top.compactMap(\.reps).min() ?? range.lowerBound
        let lighter = WeightSteps.lighter(than: kilograms, isPlated: isPlated)
        let isLightest = lighter > kilograms - 0.01
        if days >= Self.longBreak {
            return Target(
                kilograms: lighter,
                reps: range.lowerBound,
                seconds: nil,
                step: .afterBreak,
                isLightest: isLightest
            )
        }
        let isHard = Self.wasHard(last)
        if !isHard, least >= range.upperBound || Self.wasEasy(top) || Self.wasEasyTwice(efforts, top, kilograms) {
            let heavier = WeightSteps.heavier(than: kilograms, isPlated: isPlated)
            return Target(kilograms: heavier, reps: range.lowerBound, seconds: nil, step: .moreWeight)
        }
        if least < range.lowerBound, !isLightest, Self.failedBefore(efforts, last, kilograms, usual) {
            return Target(kilograms: lighter, reps: range.lowerBound, seconds: nil, step: .lessWeight)
        }
        let isMore = least >= range.lowerBound && !isHard
        return Target(
            kilograms: WeightSteps.same(as: kilograms, isPlated: isPlated),
            reps: isMore ? min(least + 1, range.upperBound) : max(least, range.lowerBound),
            seconds: nil,
            step: isMore ? .moreReps : .again,
            isUnfinished: least < range.lowerBound
        )
    }

    /// Returns the range around the repetitions of the plan; the usual range without a plan.
    private static func range(of sets: [Effort], _ usual: ClosedRange<Int>) -> ClosedRange<Int> {
        sets.compactMap(\.plannedReps).max().map(Self.range) ?? usual
    }

    /// Returns the repetitions from the planned repetitions to two more, within loads of one kind; at the upper end of
    /// these from two fewer.
    private static func range(planned reps: Int) -> ClosedRange<Int> {
        guard let kind = Self.kinds.first(where: { $0.contains(reps) }) else { return reps...reps + 2 }
        let upper = min(reps + 2, kind.upperBound)
        return (upper > reps ? reps : max(reps - 2, kind.lowerBound))...upper
    }

    /// Heavy loads, moderate and light ones by the repetitions that they allow (ACSM 2009: 1–6, 6–12, 10–25).
    private static let kinds: [ClosedRange<Int>] = [1...6, 7...12, 13...25]

    /// Returns the sets of the latest activity.
    private static func last(_ efforts: [Effort]) -> [Effort]? {
        guard let activity = efforts.last?.activity else { return nil }
        return efforts.filter { $0.activity == activity }
    }

    /// Returns whether it was harder than planned: by 1.5 of exertion, or 9 where the plan left two in reserve or more.
    private static func wasHard(_ efforts: [Effort]) -> Bool {
        let reserve = Double(efforts.compactMap(\.plannedReserve).first ?? Self.usualReserve)
        let limit = reserve < 2 ? 9.5 : min(11.5 - reserve, 9)
        return (efforts.compactMap(\.exertion).max() ?? 0) >= limit
    }

    /// Returns whether the plan was done and felt two repetitions easier than it, as the button Easy says.
    private static func wasEasy(_ efforts: [Effort]) -> Bool {
        Self.spare(efforts) != nil && Self.left(efforts) >= 2
    }

    /// Returns whether the last two times with this weight each allowed one repetition or more beyond the plan.
    private static func wasEasyTwice(_ efforts: [Effort], _ last: [Effort], _ kilograms: Double) -> Bool {
        guard let activity = last.first?.activity, (Self.spare(last) ?? 0) >= 1,
            let before = Self.last(efforts.filter { $0.activity != activity })
        else { return false }
        return (Self.spare(before.filter { $0.kilograms == kilograms }) ?? 0) >= 1
    }

    /// Returns the repetitions beyond the plan that were done, or left beyond its reserve; nil without a plan, or below
    /// it.
    private static func spare(_ sets: [Effort]) -> Int? {
        guard let planned = sets.compactMap(\.plannedReps).max(), let least = sets.compactMap(\.reps).min(),
            least >= planned
        else { return nil }
        return least - planned + max(Int(Self.left(sets)), 0)
    }

    /// Returns the repetitions left beyond the reserve of the plan, by the hardest set; 0 where nothing was said.
    private static func left(_ sets: [Effort]) -> Double {
        let reserve = Double(sets.compactMap(\.plannedReserve).first ?? Self.usualReserve)
        return sets.compactMap(\.exertion).max().map { 10 - $0 - reserve } ?? 0
    }

    /// The repetitions left in reserve where a plan says nothing of effort.
    private static let usualReserve = 2

    /// Returns whether the time before fell short at this weight, too.
    private static func failedBefore(
        _ efforts: [Effort],
        _ last: [Effort],
        _ kilograms: Double,
        _ usual: ClosedRange<Int>
    ) -> Bool {
        let earlier = efforts.filter { $0.activity != last[0].activity }
        guard let before = Self.last(earlier) else { return false }
        let sets = before.filter { $0.kilograms == kilograms }
        return sets.compactMap(\.reps).min().map { $0 < Self.range(of: sets, usual).lowerBound } ?? false
    }
}
