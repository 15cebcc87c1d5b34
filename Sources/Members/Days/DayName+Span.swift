package import HealthMath

extension DayName {
    /// Writes a range of days: "Sat 14 March", "9–15 March", "28 February – 6 March", "29 Dec 2025 – 4 Jan 2026".
    ///
    /// The year is written when it isn't the current one.
    package static func span(_ days: ClosedRange<CalendarDay>, today: CalendarDay) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return DayName(first, today: today).date }
        if first.year != last.year { return "\(Self.short(first)) – \(Self.short(last))" }
        let year = first.year == today.year ? "" : " \(last.year)"
        let end = "\(last.day) \(Self.month(last.month))\(year)"
        if (first.year, first.month) == (last.year, last.month) { return "\(first.day)–\(end)" }
        let (from, to) = (Self.month(first.month).prefix(3), Self.month(last.month).prefix(3))
        return "\(first.day) \(from) – \(last.day) \(to)\(year)"
    }

    /// Writes a day in a few letters: "28 Nov", with the year unless it is that of `today`.
    package static func short(_ day: CalendarDay, today: CalendarDay? = nil) -> String {
        let year = day.year == today?.year ? "" : " \(day.year)"
        return "\(day.day) \(Self.month(day.month).prefix(3))\(year)"
    }
}
