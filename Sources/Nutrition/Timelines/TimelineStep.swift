import HealthMath

/// The days that one dot of a timeline stands for, so that no more are drawn than a finger can touch.
enum TimelineStep: Sendable, Equatable {
    case day, week, month

    init(_ days: ClosedRange<CalendarDay>) {
        switch days.length {
        case ...100: self = .day
        case ...1_100: self = .week
        default: self = .month
        }
    }

    /// Splits days into single ones, weeks from Monday, or calendar months; the first and last may be incomplete.
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
    /// The number of days.
    var length: Int { self.upperBound.days(since: self.lowerBound) + 1 }

    /// The middle day, counted as `CalendarDay.number`.
    var middle: Double { Double(self.lowerBound.number + self.upperBound.number) / 2 }
}
