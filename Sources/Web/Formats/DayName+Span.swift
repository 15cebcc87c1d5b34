package import HealthMath

extension DayName {
    /// Some days as people say them: "Sat 14 March", "9–15 March", "28 February – 6 March", with years when they aren't
    /// this one.
    package static func span(_ days: ClosedRange<CalendarDay>, today: CalendarDay) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return DayName(first, today: today).date }
        let year = first.year == today.year && last.year == today.year ? "" : " \(last.year)"
        let end = "\(last.day) \(Self.month(last.month))\(year)"
        if (first.year, first.month) == (last.year, last.month) { return "\(first.day)–\(end)" }
        let firstYear = first.year == last.year ? "" : " \(first.year)"
        return "\(first.day) \(Self.month(first.month))\(firstYear) – \(end)"
    }
}
