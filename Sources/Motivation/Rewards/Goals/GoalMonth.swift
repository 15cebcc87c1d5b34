import HealthMath
import Members

/// A month of the calendar, for which a member has one goal.
struct GoalMonth: Hashable, Sendable {
    /// Its days, the first to the last.
    let days: ClosedRange<CalendarDay>

    /// Creates the month in which a day lies.
    init(around day: CalendarDay) { self.days = day.wholeMonth }

    /// Reads "2026-03"; nil for anything else.
    init?(_ text: String) {
        guard let day = CalendarDay(text + "-01"), text.utf8.count == 7 else { return nil }
        self.init(around: day)
    }

    /// Stored, so it never changes: "2026-03".
    var name: String { String(self.days.lowerBound.description.prefix(7)) }
    /// "March".
    var title: String { DayName.month(self.days.lowerBound.month) }
    /// How many days it has.
    var length: Int { self.days.upperBound.day }
    var previous: GoalMonth { GoalMonth(around: self.days.lowerBound.adding(days: -1)) }

    /// The three months before, the earliest first.
    var threeBefore: [GoalMonth] { [self.previous.previous.previous, self.previous.previous, self.previous] }

    /// Returns how many of its days are left, `today` included.
    func daysLeft(from today: CalendarDay) -> Int { self.days.upperBound.days(since: today) + 1 }

    /// Returns its days up to `today`; the first alone before it begins.
    func days(through today: CalendarDay) -> ClosedRange<CalendarDay> {
        self.days.lowerBound...min(max(today, self.days.lowerBound), self.days.upperBound)
    }
}
