// Counting days: the algorithms `days_from_civil` and `civil_from_days` of Howard Hinnant,
// "chrono-Compatible Low-Level Date Algorithms", 2013.

/// A day of the Gregorian calendar, convertible to and from a number.
struct CivilDay: Equatable {
    static let seconds = 86_400

    let year: Int
    let month: Int
    let day: Int

    init(_ year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Takes the days since 1 January 1970.
    init(number: Int) {
        let sinceEraZero = number + 719_468
        let era = sinceEraZero.flooredDivision(by: 146_097)
        let dayOfEra = sinceEraZero - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        self.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.year = yearOfEra + era * 400 + (self.month > 2 ? 0 : 1)
        self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    }

    var number: Int {
        let year = self.month > 2 ? self.year : self.year - 1
        let era = year.flooredDivision(by: 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((self.month + 9) % 12) + 2) / 5 + self.day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    static func daysIn(month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the weekday; Monday is 0.
    ///
    /// Day 0, 1 January 1970, was a Thursday.
    static func weekday(of number: Int) -> Int { (number + 3).remainder(by: 7) }

    /// Returns the first day of the year's first week, which is the first with at least four days in the year (RFC
    /// 5545, 3.3.10).
    static func firstWeek(of year: Int, startingOn weekStart: Int) -> Int {
        let fourth = CivilDay(year, 1, 4).number
        return fourth - (weekday(of: fourth) - weekStart).remainder(by: 7)
    }
}

extension Int {
    /// Rounds down, also below zero; `divisor` is positive.
    func flooredDivision(by divisor: Int) -> Int { (self - self.remainder(by: divisor)) / divisor }

    /// Returns the remainder, which is never negative; `divisor` is positive.
    func remainder(by divisor: Int) -> Int {
        let rest = self % divisor
        return rest < 0 ? rest + divisor : rest
    }
}
