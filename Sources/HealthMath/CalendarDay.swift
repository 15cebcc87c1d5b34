/// A day on the wall calendar, without a time and without a time zone.
///
/// Years run from 1 to 9999 of the Gregorian calendar, reckoned backwards before 1582.
package struct CalendarDay: Hashable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// Returns nil when the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            day >= 1, day <= CalendarDay.days(in: month, of: year)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    /// Creates a day already known to exist.
    init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    package static let first = CalendarDay(unchecked: 1, 1, 1)
    package static let last = CalendarDay(unchecked: 9999, 12, 31)

    package static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Returns the length of a month from 1 to 12.
    package static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: CalendarDay.isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    package var weekday: Weekday {
        // Day 0, 1 January 1970, was a Thursday.
        let sinceMonday = (self.number + 3) % 7
        return Weekday(rawValue: (sinceMonday + 7) % 7 + 1) ?? .monday
    }

    /// Returns whole years lived since `birthday`, negative before it.
    ///
    /// Someone born on 29 February grows older on 1 March in a common year.
    package func years(since birthday: CalendarDay) -> Int {
        let hadBirthday = (self.month, self.day) >= (birthday.month, birthday.day)
        return self.year - birthday.year - (hadBirthday ? 0 : 1)
    }

    /// Returns the latest birthday of those who are so many years old on this day.
    ///
    /// The anniversary of 29 February in a common year is 28 February: a member born on 1 March is a day too young.
    package func years(ago years: Int) -> CalendarDay {
        let year = self.year - years
        return CalendarDay(year: year, month: self.month, day: self.day)
            ?? CalendarDay(year: year, month: 2, day: 28) ?? self
    }
}

extension CalendarDay: Comparable {
    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
