// Counting days: the algorithms `days_from_civil` and `civil_from_days` of Howard Hinnant,
// "chrono-Compatible Low-Level Date Algorithms", 2013. A year begins in March, so that the leap day comes last,
// and an era is the 400 years (146,097 days) after which the calendar repeats itself.

extension CalendarDay {
    /// Days since 1 January 1970; earlier days are negative.
    package var number: Int {
        let year = self.month > 2 ? self.year : self.year - 1
        let era = year / 400
        let yearOfEra = year - era * 400
        let monthFromMarch = (self.month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + self.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Creates the day with this number; beyond the first and the last day of the calendar, that day.
    package init(number: Int) {
        let number = min(max(number, CalendarDay.first.number), CalendarDay.last.number)
        let sinceEraZero = number + 719_468
        let era = sinceEraZero / 146_097
        let dayOfEra = sinceEraZero - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
        self.init(unchecked: year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// Returns the day so many days later, or earlier when negative; it stops at the calendar's ends.
    package func adding(days: Int) -> CalendarDay {
        let (number, overflow) = self.number.addingReportingOverflow(days)
        guard !overflow else { return days > 0 ? .last : .first }
        return CalendarDay(number: number)
    }

    /// Returns how many days after `other` this day is, negative when before.
    package func days(since other: CalendarDay) -> Int {
        self.number - other.number
    }
}
