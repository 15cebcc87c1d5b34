import HealthMath
import Web

/// The range of days for training: from 1900 to a week from today, so that this week can be shown whole.
struct TrainingRange {
    let today: CalendarDay

    static let first = Plausible.firstDay

    var days: ClosedRange<CalendarDay> { Self.first...self.today.adding(days: 7) }

    /// Returns the day of an address; throws `NotFound` for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }), self.days.contains(day) else {
            throw NotFound("Choose a day from \(Self.first) to this week, written like \(self.today).")
        }
        return day
    }
}
