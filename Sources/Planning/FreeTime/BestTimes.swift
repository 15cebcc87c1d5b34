import Foundation
import HealthMath

/// Suggests the times of a week that suit a member best, each with its reasons.
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
    var buddies: [Buddy] = []

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
                // The earlier of two equally good times is taken.
                return one == other ? left.time.start > right.time.start : one < other
            }
            guard let best else { break }
            taken.insert(best.day)
            chosen.append(best)
        }
        return chosen.sorted { $0.time.start < $1.time.start }
    }

    /// Returns the candidate times in a slot: at a usual hour or the slot's start, and when buddies are free.
    private func beginnings(_ slot: Stretch, _ minutes: Int) -> [Stretch] {
        let length = Int64(minutes) * 60_000
        let together = self.buddies.flatMap(\.free).compactMap { free -> Stretch? in
            let start = max(free.start, slot.start)
            return start + length <= min(free.end, slot.end) ? Stretch(from: start, to: start + length) : nil
        }
        return [self.begin(slot, minutes)] + together
    }

    /// Returns the candidate at a usual hour where the slot has one, else at its start.
    private func begin(_ slot: Stretch, _ minutes: Int) -> Stretch {
        let length = Int64(minutes) * 60_000
        let first = self.minute(slot.start)
        let wished = self.usual.map { slot.start + Int64($0 - first) * 60_000 }
            .filter { $0 >= slot.start && $0 + length <= slot.end }
            .min()
        return Stretch(from: wished ?? slot.start, to: (wished ?? slot.start) + length) ?? slot
    }

    private func reasons(_ day: CalendarDay, _ time: Stretch, _ taken: Set<CalendarDay>) -> Set<Reason> {
        var reasons: Set<Reason> = []
        let minute = self.minute(time.start)
        if self.usual.contains(where: { abs($0 - minute) <= 60 }) { reasons.insert(.usualHour) }
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

    private func minute(_ instant: Int64) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = self.zone
        let time = calendar.dateComponents(
            [.hour, .minute],
            from: Date(timeIntervalSince1970: Double(instant) / 1_000)
        )
        return (time.hour ?? 0) * 60 + (time.minute ?? 0)
    }
}
