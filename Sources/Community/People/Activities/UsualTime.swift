import Foundation
import HealthMath
import Members

/// When most of several people train: a weekday and a part of it, on their own clocks.
struct UsualTime: Sendable, Hashable {
    let weekday: Weekday
    let part: WeekTimes.Part

    /// With fewer people the usual time would tell when one of them is there.
    static let fewest = 3

    /// Nil unless there are three people, and two of them came at the same time of the week.
    ///
    /// `visits` are those of each person; who comes often counts once.
    init?(of visits: [[(at: Date, timeZone: TimeZone)]]) {
        guard visits.count >= Self.fewest else { return nil }
        var count: [UsualTime: Int] = [:]
        for person in visits {
            for time in Set(person.compactMap { UsualTime($0.at, in: $0.timeZone) }) { count[time, default: 0] += 1 }
        }
        let most = count.max { ($0.value, $1.key.place) < ($1.value, $0.key.place) }
        guard let most, most.value >= 2 else { return nil }
        self = most.key
    }

    /// Nil for the night.
    private init?(_ instant: Date, in timeZone: TimeZone) {
        let day = CalendarDay(instant, in: timeZone)
        let minute = Int(instant.timeIntervalSince(day.start(in: timeZone)) / 60)
        guard let part = WeekTimes.Part.allCases.first(where: { $0.minutes.contains(minute) }) else { return nil }
        self.weekday = day.weekday
        self.part = part
    }

    private var place: Int { self.weekday.rawValue * 10 + self.part.rawValue }

    /// "Tuesday evenings".
    var words: String {
        let part =
            switch self.part {
            case .early: "early mornings"
            case .morning: "mornings"
            case .midday: "middays"
            case .afternoon: "afternoons"
            case .evening: "evenings"
            case .late: "late evenings"
            }
        return "\(self.weekday.name) \(part)"
    }
}
