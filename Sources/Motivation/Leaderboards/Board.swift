package import HealthMath

/// The people with whom a member is on one board: those with alike aims, of the same age group.
package struct Board: Sendable, Equatable {
    /// What people want of their weight, as far as a board tells it.
    package enum Aim: String, Sendable, CaseIterable {
        case losing, gaining, keeping
    }

    package let aim: Aim
    package let isOfAge: Bool

    /// Finds the board; a member who said no aim is among those who keep what they have.
    package init(_ aim: FitnessAim?, isOfAge: Bool) {
        self.aim =
            switch aim {
            case .loseWeight: .losing
            case .gainWeight, .buildMuscle, .getStronger: .gaining
            case .keepWeight, .stamina, .mobility, .feelBetter, nil: .keeping
            }
        self.isOfAge = isOfAge
    }

    /// Stored, so it never changes: "losing-adult".
    var name: String { "\(self.aim.rawValue)-\(self.isOfAge ? "adult" : "young")" }

    /// "people who want to lose weight".
    var words: String {
        switch self.aim {
        case .losing: "people who want to lose weight"
        case .gaining: "people who want to gain weight or strength"
        case .keeping: "people who keep what they have, or move to feel well"
        }
    }
}

/// The time over which a board adds up points.
enum BoardSpan: String, Sendable, CaseIterable {
    case week, month, all

    /// Returns the days of the span around a member's own day.
    func days(around day: CalendarDay) -> ClosedRange<CalendarDay> {
        switch self {
        case .week: day.week
        case .month: day.wholeMonth
        case .all: .first ... .last
        }
    }

    /// Returns the key, which is stored, so it never changes: "week 2026-03-09", "month 2026-03", "all".
    func key(around day: CalendarDay) -> String {
        switch self {
        case .week: "week \(day.week.lowerBound)"
        case .month: "month \(day.description.prefix(7))"
        case .all: "all"
        }
    }

    var title: String {
        switch self {
        case .week: "This week"
        case .month: "This month"
        case .all: "All time"
        }
    }
}
