import HealthMath
import Web

/// The range of days for free time: a year back and a year ahead.
struct FreeTimeRange {
    /// The most days back and ahead.
    static let furthest = 366

    let today: CalendarDay

    var days: ClosedRange<CalendarDay> {
        let first = self.today.adding(days: -Self.furthest)
        return first...max(first, self.today.adding(days: Self.furthest))
    }

    /// Returns the day of an address; throws `NotFound` for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }), self.days.contains(day) else {
            throw NotFound("Choose a day within a year of today, written like \(self.today).")
        }
        return day
    }
}
