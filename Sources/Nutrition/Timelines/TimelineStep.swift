import HealthMath

/// How many days one dot of a timeline stands for: more than a finger could tell apart are drawn together.
enum TimelineStep: Sendable, Equatable {
    case day, week, month

    init(_ days: ClosedRange<CalendarDay>) {
        switch days.length {
        case ...100: self = .day
        case ...1_100: self = .week
        default: self = .month
        }
    }

    /// The days in runs: single ones, weeks from Monday, or months of the calendar; the first and last may be cut.
    func runs(of days: ClosedRange<CalendarDay>) -> [ClosedRange<CalendarDay>] {
        var runs: [ClosedRange<CalendarDay>] = []
        var first = days.lowerBound
        while true {
            let last = min(self.end(of: first), days.upperBound)
            runs.append(first...last)
            if last == days.upperBound { return runs }
            first = last.adding(days: 1)
        }
    }

    private func end(of day: CalendarDay) -> CalendarDay {
        switch self {
        case .day: day
        case .week: day.adding(days: 7 - day.weekday.rawValue)
        case .month: day.adding(days: CalendarDay.days(in: day.month, of: day.year) - day.day)
        }
    }
}

extension ClosedRange<CalendarDay> {
    /// How many days.
    var length: Int { self.upperBound.days(since: self.lowerBound) + 1 }

    /// The middle, as `CalendarDay.number` counts.
    var middle: Double { Double(self.lowerBound.number + self.upperBound.number) / 2 }
}
