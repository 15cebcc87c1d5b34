import HealthMath

/// The ranges that a timeline can show.
enum TimelineRange: String, CaseIterable, Sendable {
    case week, month
    case quarter = "3-months"
    case year, all, custom

    /// The most days of one request: ten years.
    static let mostDays = 3_660

    var name: String {
        switch self {
        case .week: "Week"
        case .month: "Month"
        case .quarter: "3 months"
        case .year: "Year"
        case .all: "All"
        case .custom: "Other days"
        }
    }

    /// Returns the days up to today; `first` is the first day with data.
    func days(until today: CalendarDay, first: CalendarDay?) -> ClosedRange<CalendarDay> {
        let length =
            switch self {
            case .week: 7
            case .month, .custom: 30
            case .quarter: 91
            case .year: 365
            case .all: min(max(today.days(since: first ?? today) + 1, 30), Self.mostDays)
            }
        return today.adding(days: 1 - length)...today
    }
}
