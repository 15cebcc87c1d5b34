extension CalendarDay {
    /// The days from Monday to Sunday around this day; fewer at the end of the calendar.
    package var week: ClosedRange<CalendarDay> {
        let monday = self.adding(days: 1 - self.weekday.rawValue)
        return monday...max(monday, monday.adding(days: 6))
    }
}
