import Foundation
import HealthMath

/// Computes what to try next in an exercise from what was done.
///
/// It is double progression: first more repetitions, and when every set reaches the upper end of the range, more
/// weight. "2–10 % when the current workload can be performed for one to two repetitions over the desired number"
/// (American College of Sports Medicine, "Progression models in resistance training for healthy adults", Med Sci Sports
/// Exerc 2009; 41: 687–708). Strength keeps for about four weeks without training (Mujika and Padilla, Sports Med 2000;
/// 30: 79–87); after more it begins a tenth lighter.
enum Progression {
    struct Target: Sendable, Equatable {
        let kilograms: Double?
        let reps: Int?
        let seconds: Int?
        let step: Step
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

    /// The range of repetitions for a goal (ACSM 2009: loads of 1–12, 6–12 and 10–25 repetitions).
    static func reps(for goal: TrainingGoal) -> ClosedRange<Int> {
        switch goal {
        case .strength, .athleticism: 4...8
        case .muscle: 8...12
        case .conditioning, .weightLoss: 10...15
        }
    }

    /// Returns the next target; nil when the exercise was never done.
    static func next(_ efforts: [Effort], reps range: ClosedRange<Int>, on day: CalendarDay) -> Target? {
        guard let last = Self.last(efforts), let latest = last.first else { return nil }
        if let kilograms = last.compactMap(\.kilograms).max() {
            return Self.weighted(last, kilograms, before: efforts, range, awayFor: day.days(since: latest.day))
        }
        if let least = last.compactMap(\.reps).min() {
            if least >= range.upperBound, !Self.wasAllOut(last) {
                return Target(kilograms: nil, reps: least, seconds: nil, step: .harderVariant)
            }
            let more = Self.wasAllOut(last) ? least : least + 1
            return Target(kilograms: nil, reps: more, seconds: nil, step: more > least ? .moreReps : .again)
        }
        guard let seconds = last.compactMap(\.seconds).min() else { return nil }
        let isHard = Self.wasAllOut(last)
        // A tenth longer, rounded up to five seconds.
        let longer = ((seconds * 1.1) / 5).rounded(.up) * 5
        return Target(
            kilograms: nil,
            reps: nil,
            seconds: Int(isHard ? seconds : max(longer, seconds + 5)),
            step: isHard ? .again : .longer
        )
    }

    private static func weighted(
        _ last: [Effort],
        _ kilograms: Double,
        before efforts: [Effort],
        _ range: ClosedRange<Int>,
        awayFor days: Int
    ) -> Target {
        let top = last.filter { $0.kilograms == kilograms }
        let least = top.compactMap(\.reps).min() ?? range.lowerBound
        if days > 28 {
            let lighter = Self.rounded(kilograms * 0.9)
            return Target(kilograms: lighter, reps: range.lowerBound, seconds: nil, step: .afterBreak)
        }
        if least >= range.upperBound, !Self.wasAllOut(last) {
            let heavier = Self.heavier(than: kilograms)
            return Target(kilograms: heavier, reps: range.lowerBound, seconds: nil, step: .moreWeight)
        }
        if least < range.lowerBound, Self.failedBefore(efforts, last, kilograms, range) {
            let lighter = Self.rounded(kilograms * 0.9)
            return Target(kilograms: lighter, reps: range.lowerBound, seconds: nil, step: .lessWeight)
        }
        let isMore = least >= range.lowerBound && !Self.wasAllOut(last)
        let reps = isMore ? min(least + 1, range.upperBound) : max(least, range.lowerBound)
        return Target(kilograms: kilograms, reps: reps, seconds: nil, step: isMore ? .moreReps : .again)
    }

    /// The sets of the latest activity.
    private static func last(_ efforts: [Effort]) -> [Effort]? {
        guard let activity = efforts.last?.activity else { return nil }
        return efforts.filter { $0.activity == activity }
    }

    /// Whether nothing was left: an exertion of 9.5 or 10.
    private static func wasAllOut(_ efforts: [Effort]) -> Bool {
        (efforts.compactMap(\.exertion).max() ?? 0) >= 9.5
    }

    /// Whether the time before fell short at this weight, too.
    private static func failedBefore(
        _ efforts: [Effort],
        _ last: [Effort],
        _ kilograms: Double,
        _ range: ClosedRange<Int>
    ) -> Bool {
        let earlier = efforts.filter { $0.activity != last[0].activity }
        guard let before = Self.last(earlier) else { return false }
        let reps = before.filter { $0.kilograms == kilograms }.compactMap(\.reps)
        return reps.min().map { $0 < range.lowerBound } ?? false
    }

    /// A weight a twentieth heavier, in steps for which there are plates; more than a tenth only for the smallest step.
    private static func heavier(than kilograms: Double) -> Double {
        let step = kilograms < 25 ? 1 : 2.5
        let wanted = ((kilograms * 1.05) / step).rounded() * step
        return max(wanted, ((kilograms / step).rounded(.down) + 1) * step)
    }

    /// Rounds down to a weight for which there are plates.
    private static func rounded(_ kilograms: Double) -> Double {
        let step = kilograms < 25 ? 1 : 2.5
        return max((kilograms / step).rounded(.down) * step, step)
    }
}
