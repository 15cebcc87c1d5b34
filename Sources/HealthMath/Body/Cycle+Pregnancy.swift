/// Weeks of a pregnancy, counted from the first day of the last period as midwives count them.
extension Cycle {
    /// Returns completed weeks on a day; nil when not pregnant or when the week was not said.
    package func pregnancyWeek(on day: CalendarDay) -> Int? {
        guard case .pregnant(let since?) = self else { return nil }
        return max(0, day.days(since: since) / 7)
    }

    /// Returns a pregnancy of so many weeks on a day.
    ///
    /// A known pregnancy keeps its first day while that says the same week: reading and saving loses no days.
    package static func pregnant(week: Int, on day: CalendarDay, known: Cycle?) -> Cycle {
        if let known, known.pregnancyWeek(on: day) == week { return known }
        return .pregnant(since: day.adding(days: -7 * week))
    }
}
