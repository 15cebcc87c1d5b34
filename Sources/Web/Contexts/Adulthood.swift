package import HealthMath

/// From when on somebody is grown up: adults and those younger never meet here.
package enum Adulthood {
    /// Years of age.
    package static let begins = 18

    /// The latest birthday of those who are grown up on a day.
    package static func latestBirthday(on day: CalendarDay) -> CalendarDay {
        let year = day.year - Self.begins
        // Of 29 February, which that year may not have: who was born on 1 March is a day too young.
        return CalendarDay(year: year, month: day.month, day: day.day)
            ?? CalendarDay(year: year, month: day.month, day: day.day - 1) ?? day
    }
}
