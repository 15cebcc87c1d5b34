import Foundation
import HealthMath
import Members

/// Suggests the times of a week that suit a member best, each with its reasons, and none that its rules leave out.
struct BestTimes: Sendable {
    enum Reason: Hashable, Sendable {
        /// The member often trains at this hour.
        case usualHour
        /// At least a day lies between it and the week's other workouts.
        case spread
        /// The last hard session is long enough ago.
        case recovered
        /// A buddy with this name has time then, too.
        case company(String)
    }

    /// A buddy who shares when they have time.
    struct Buddy: Equatable, Sendable {
        let name: String
        let free: [Stretch]
    }

    struct Suggestion: Equatable, Sendable {
        let day: CalendarDay
        let time: Stretch
        let reasons: Set<Reason>
    }

    /// The recovery after a hard session, in milliseconds.
    ///
    /// It is 48 hours, the rest between sessions for the same muscles in the American College of Sports Medicine's
    /// position stand of 2011 (Garber and others, Quantity and Quality of Exercise).
    static let recovery: Int64 = 48 * 3_600_000

    /// Minutes of the day at which the member began to train lately.
    let usual: [Int]
    /// The end of the last hard session.
    let lastHard: Int64?
    let zone: TimeZone
    let buddies: [Buddy]
    private let rules: RestRules

    /// The milliseconds between the times that are looked at where the first of a slot is left out: half an hour.
    private static let step: Int64 = 1_800_000

    /// `rules` leave nothing out but the night where they aren't given.
    init(usual: [Int], lastHard: Int64?, zone: TimeZone, buddies: [Buddy] = [], rules: RestRules? = nil) {
        self.usual = usual
        self.lastHard = lastHard
        self.zone = zone
        self.buddies = buddies
        self.rules = rules ?? RestRules(usual: usual, zone: zone)
    }

    /// Returns up to `count` suggestions by time, at most one a day and none on days with a planned workout.
    func suggestions(
        _ count: Int,
        among days: [FreeDay],
        needed minutes: Int,
        planned: Set<CalendarDay> = []
    ) -> [Suggestion] {
        var taken = planned
        var chosen: [Suggestion] = []
        let candidates = days.flatMap { day in
            // What begins after midnight is another day's.
            day.slots.flatMap { self.beginnings($0, minutes) }
                .filter { day.day.span(1, in: self.zone).contains($0.start) }.map { (day: day.day, time: $0) }
        }
        while chosen.count < count {
            let open = candidates.filter { !taken.contains($0.day) }
            let judged = open.map {
                Suggestion(day: $0.day, time: $0.time, reasons: self.reasons($0.day, $0.time, taken))
            }
            let best = judged.max { left, right in
                let (one, other) = (Self.weight(left.reasons), Self.weight(right.reasons))
                if one != other { return one < other }
                // Of equally good times the one nearest to the member's usual hour is taken, then the earlier.
                let (near, far) = (self.distance(left.time), self.distance(right.time))
                return near == far ? left.time.start > right.time.start : near > far
            }
            guard let best else { break }
            taken.insert(best.day)
            chosen.append(best)
        }
        return chosen.sorted { $0.time.start < $1.time.start }
    }

    /// Returns the candidate times in a slot: at a usual hour or as early as the rules allow, and when buddies are free.
    private func beginnings(_ slot: Stretch, _ minutes: Int) -> [Stretch] {
        let length = Int64(minutes) * 60_000
        let together = self.buddies.flatMap(\.free).compactMap { free -> Stretch? in
            let start = max(free.start, slot.start)
            return start + length <= min(free.end, slot.end) ? Stretch(from: start, to: start + length) : nil
        }
        return ([self.begin(slot, minutes)].compactMap(\.self) + together).filter(self.rules.allow)
    }

    /// Returns the candidate at the most usual hour that the slot has, else as early in it as the rules allow; nil when
    /// they allow none.
    private func begin(_ slot: Stretch, _ minutes: Int) -> Stretch? {
        let length = Int64(minutes) * 60_000
        let first = self.minute(slot.start)
        let usual = self.usual.map { slot.start + Int64($0 - first) * 60_000 }
        let next = (slot.start / Self.step + 1) * Self.step
        let starts = usual + [slot.start] + Array(stride(from: next, to: slot.end, by: Int(Self.step)))
        return starts.lazy
            .filter { $0 >= slot.start && $0 + length <= slot.end }
            .compactMap { Stretch(from: $0, to: $0 + length) }
            .first(where: self.rules.allow)
    }

    /// Returns how many minutes lie between a time and the nearest usual hour; 0 without any.
    private func distance(_ time: Stretch) -> Int {
        let minute = self.minute(time.start)
        return self.usual.map { abs($0 - minute) }.min() ?? 0
    }

    private func reasons(_ day: CalendarDay, _ time: Stretch, _ taken: Set<CalendarDay>) -> Set<Reason> {
        var reasons: Set<Reason> = []
        let minute = self.minute(time.start)
        if self.usual.contains(where: { abs($0 - minute) <= TrainingHabits.near }) { reasons.insert(.usualHour) }
        if taken.allSatisfy({ abs($0.days(since: day)) > 1 }) { reasons.insert(.spread) }
        if self.lastHard.map({ time.start - $0 >= Self.recovery }) ?? true { reasons.insert(.recovered) }
        let buddy = self.buddies.first { $0.free.contains { $0.start <= time.start && time.end <= $0.end } }
        if let buddy { reasons.insert(.company(buddy.name)) }
        return reasons
    }

    /// Weighs the reasons: recovery counts more than rest days, those more than company, and that more than habit.
    private static func weight(_ reasons: Set<Reason>) -> Int {
        reasons.reduce(0) { weight, reason in
            switch reason {
            case .recovered: weight + 8
            case .spread: weight + 4
            case .company: weight + 2
            case .usualHour: weight + 1
            }
        }
    }

    private func minute(_ instant: Int64) -> Int { ClockTime(instant, in: self.zone).minutes }
}
