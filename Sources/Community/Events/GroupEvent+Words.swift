import Foundation
import HealthMath
import Members

extension GroupEvent {
    /// Returns text such as "Tomorrow 18:00–19:30" by the event's own clocks.
    func when(at now: Date) -> String { self.details.when(in: self.details.zone, at: now) }

    /// Returns the same by somebody else's clocks; nil where both show the same.
    func when(by zone: TimeZone, at now: Date) -> String? {
        let details = self.details
        let differs = [details.start, details.end].contains {
            zone.secondsFromGMT(for: $0) != details.zone.secondsFromGMT(for: $0)
        }
        return differs ? details.when(in: zone, at: now) : nil
    }

    /// Returns text such as "Sat 14 March 18:00–19:30" by the event's own clocks, for words that are read on another
    /// day than they are written.
    func dated(at now: Date) -> String { self.details.when(in: self.details.zone, at: now, \.date) }

    /// "Vienna" of "Europe/Vienna".
    var zoneName: String {
        let last = self.details.zone.identifier.split(separator: "/").last.map(String.init)
        return (last ?? self.details.zone.identifier).replacing("_", with: " ")
    }

    /// The name in settings and notices: “Run in the park”.
    var quoted: String { "“\(self.details.name)”" }
}

extension GroupEvent.Details {
    fileprivate func when(in zone: TimeZone, at now: Date, _ day: KeyPath<DayName, String> = \.name) -> String {
        let today = CalendarDay(now, in: zone)
        let (first, last) = (CalendarDay(self.start, in: zone), CalendarDay(self.end, in: zone))
        let (from, to) = (ClockTime(self.start, in: zone).text, ClockTime(self.end, in: zone).text)
        let begins = DayName(first, today: today)[keyPath: day]
        if first == last { return "\(begins) \(from)–\(to)" }
        return "\(begins) \(from) – \(DayName(last, today: today)[keyPath: day]) \(to)"
    }
}

extension GroupEvent {
    /// The name in the log of administrators.
    var subject: String { "\(self.details.name) (\(self.id))" }

    /// Returns whether who comes must know of a change: another time or place.
    func isElsewhere(than old: GroupEvent) -> Bool {
        let (new, old) = (self.details, old.details)
        return (new.start, new.end) != (old.start, old.end) || new.zone != old.zone || new.place != old.place
            || new.spot != old.spot
    }
}
