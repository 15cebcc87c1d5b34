import Foundation
import HealthMath
import Members
import Storage

/// Two times of one day, as people say them: an end that isn't after the beginning is on the next day.
struct Hours: Hashable, Sendable {
    let from: Int
    let to: Int

    /// Nobody is up for longer; more over midnight is a slip.
    static let longestOverMidnight = 20 * 60

    /// Returns nil for hours of no length, and for too many over midnight.
    init?(from: Int, to: Int) {
        guard 0 <= from, from < 1_440, 0 < to, to <= 1_440, from != to else { return nil }
        guard from < to || to + 1_440 - from <= Self.longestOverMidnight else { return nil }
        self.from = from
        self.to = to
    }

    /// Returns the time from their beginning on a day to their end; nil when a change of the clocks leaves all of it
    /// out.
    func stretch(on day: CalendarDay, in zone: TimeZone) -> Stretch? {
        let clock = WallClock(zone)
        let last = self.from < self.to ? day : day.adding(days: 1)
        return Stretch(
            from: clock.instant(of: day, minutes: self.from).milliseconds,
            to: clock.instant(of: last, minutes: self.to).milliseconds
        )
    }

    /// Returns the windows of which it is made: on its own day and, over midnight, on the next.
    func windows(on weekday: Weekday) -> [(weekday: Weekday, window: TimeWindow)] {
        let ends =
            self.from < self.to
            ? [(weekday, self.from, self.to)] : [(weekday, self.from, 1_440), (weekday.next, 0, self.to)]
        return ends.compactMap { day, from, to in TimeWindow(from: from, to: to).map { (day, $0) } }
    }
}

extension FreeTimeSettings {
    /// Returns when the last hours of a day end, in milliseconds since 1970; nil for a day without any.
    func end(of day: CalendarDay, in zone: TimeZone) -> Int64? {
        (self.hours[day.weekday] ?? []).compactMap { $0.stretch(on: day, in: zone)?.end }.max()
    }

    /// The hours of each day, in their order, with those over midnight joined again.
    var hours: [Weekday: [Hours]] {
        var hours: [Weekday: [Hours]] = [:]
        for weekday in Weekday.allCases {
            hours[weekday] = (self.windows[weekday] ?? []).compactMap { window in
                if window.from == 0, self.joined(window, before: weekday) != nil { return nil }
                guard window.to == 1_440, let morning = self.windows[weekday.next]?.first,
                    let joined = self.joined(morning, before: weekday.next), joined.from == window.from
                else { return Hours(from: window.from, to: window.to) }
                return joined
            }
        }
        return hours
    }

    /// Returns the hours that begin on the day before and end with this window; nil when it begins by itself.
    private func joined(_ window: TimeWindow, before weekday: Weekday) -> Hours? {
        guard window.from == 0, let evening = self.windows[weekday.previous]?.last, evening.to == 1_440,
            evening.from >= window.to, evening.from > 0
        else { return nil }
        return Hours(from: evening.from, to: window.to)
    }

    /// The rows that say the hours in as few as possible: one for each group, as most of its days have it, and one for
    /// each day that differs.
    var hoursRows: [(scope: HoursScope, hours: [Hours])] {
        let hours = self.hours
        let groups = HoursScope.groups.map { group in
            let days = group.days.map { hours[$0] ?? [] }
            let most = days.max { one, other in
                let counts = [one, other].map { wanted in days.filter { $0 == wanted }.count }
                return counts[0] < counts[1]
            }
            return (scope: group, hours: most ?? [])
        }
        let usual = Dictionary(uniqueKeysWithValues: groups.map { ($0.scope, $0.hours) })
        let different = Weekday.allCases.filter { hours[$0] ?? [] != usual[$0.group] ?? [] }
        return groups + different.map { (scope: .day($0), hours: hours[$0] ?? []) }
    }
}
