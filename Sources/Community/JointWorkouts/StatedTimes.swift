import Foundation
import HealthMath
import Members

/// The next hours in the parts of the week that two buddies both gave on their profiles.
enum StatedTimes {
    /// How many days ahead are looked at.
    private static let days = 14

    /// Returns an hour in the middle of a shared part, the earliest first, one a day at most; none where one gave none.
    static func next(
        _ mine: WeekTimes,
        _ theirs: WeekTimes,
        in zone: TimeZone,
        and their: TimeZone,
        after now: Date
    ) -> [Range<Date>] {
        let shared = mine.shared(with: theirs, minutesAhead: zone.minutes(aheadOf: their, at: now))
        let today = CalendarDay(now, in: zone)
        return (1...Self.days).compactMap { days in
            let day = today.adding(days: days)
            let part = WeekTimes.Part.allCases.first { shared.contains(WeekTimes(day.weekday, $0)) }
            return part.map { part in
                let start = WallClock(zone).instant(of: day, minutes: part.middleHour)
                return start..<start.addingTimeInterval(Double(JointWorkoutForm.usualLength) * 60)
            }
        }
    }
}

extension WeekTimes.Part {
    /// The whole hour in which its middle lies, in minutes after midnight.
    fileprivate var middleHour: Int { (self.minutes.lowerBound + self.minutes.upperBound) / 120 * 60 }
}
