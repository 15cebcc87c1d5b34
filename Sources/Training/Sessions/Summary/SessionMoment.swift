import Foundation
import HealthMath
import Members
import Storage

/// Says when a session was, in the member's time zone.
enum SessionMoment {
    /// Returns text such as "Today, 18:05 to 18:52".
    static func text(_ session: TrainingSession, today: CalendarDay, in zone: TimeZone) -> String {
        let day = DayName(session.day, today: today)
        let begun = self.time(session.startedAt, in: zone)
        let ended = session.countedUntil.map { " to " + self.time(Date(milliseconds: $0), in: zone) } ?? ""
        return "\(day.name), \(begun)\(ended)"
    }

    private static func time(_ moment: Date, in zone: TimeZone) -> String {
        let seconds = Int(moment.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: moment)
        let minutes = ((seconds / 60) % 1_440 + 1_440) % 1_440
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }
}
