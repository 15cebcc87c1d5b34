import HealthMath
import Members

/// Chooses at most seven days of an axis to be labelled, with their labels.
struct DayTicks: Sendable {
    let ticks: [(day: CalendarDay, label: String)]

    init(_ days: ClosedRange<CalendarDay>) {
        let count = days.upperBound.days(since: days.lowerBound) + 1
        switch count {
        case ...7: self.ticks = Self.everyDay(days, 1) { Self.weekdays[$0.weekday.rawValue - 1] }
        case ...100: self.ticks = Self.everyDay(days, (count + 4) / 5) { "\($0.day) \(Self.short($0.month))" }
        default: self.ticks = Self.months(days, every: Self.monthSteps.first { count / 31 / $0 < 7 } ?? 24)
        }
    }

    private static func everyDay(
        _ days: ClosedRange<CalendarDay>,
        _ step: Int,
        _ label: (CalendarDay) -> String
    ) -> [(day: CalendarDay, label: String)] {
        // From the last day backwards, so that today always has a label.
        stride(from: days.upperBound.number, through: days.lowerBound.number, by: -step).reversed().map {
            let day = CalendarDay(number: $0)
            return (day, label(day))
        }
    }

    private static func months(
        _ days: ClosedRange<CalendarDay>,
        every step: Int
    ) -> [(day: CalendarDay, label: String)] {
        let (first, last) = (Self.month(days.lowerBound), Self.month(days.upperBound))
        return (first...last).compactMap { number in
            guard number % step == 0, let day = CalendarDay(year: number / 12, month: number % 12 + 1, day: 1),
                days.contains(day)
            else { return nil }
            return (day, day.month == 1 || step >= 12 ? "\(day.year)" : Self.short(day.month))
        }
    }

    /// Months since the year 0.
    private static func month(_ day: CalendarDay) -> Int { day.year * 12 + day.month - 1 }

    private static func short(_ month: Int) -> String { String(DayName.month(month).prefix(3)) }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let monthSteps = [1, 2, 3, 6, 12]
}
