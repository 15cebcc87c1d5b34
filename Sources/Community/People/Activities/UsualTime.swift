import Foundation
import HealthMath
import Members

/// The weekday and part of the day when most of several people train, in their own time zones.
struct UsualTime: Sendable, Hashable {
    let weekday: Weekday
    let part: WeekTimes.Part

    /// The fewest people; with fewer, the usual time would reveal when one of them is there.
    static let fewest = 3

    /// Returns nil unless there are three people, two of whom came at the same time of the week.
    ///
    /// `visits` are each person's; each person counts once for a time.
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

    /// Returns nil at night.
    private init?(_ instant: Date, in timeZone: TimeZone) {
        let day = CalendarDay(instant, in: timeZone)
        let minute = ClockTime(instant, in: timeZone).minutes
        guard let part = WeekTimes.Part.allCases.first(where: { $0.minutes.contains(minute) }) else { return nil }
        self.weekday = day.weekday
        self.part = part
    }

    private var place: Int { self.weekday.rawValue * 10 + self.part.rawValue }

    /// "Tuesday evenings".
    var words: String {
        "\(self.weekday.name) \(self.part.plural)"
    }
}
