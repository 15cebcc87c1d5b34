import HealthMath

/// The source and the target of a copy.
struct CopySelection: Sendable, Equatable {
    /// The most days in the source or the target of one copy.
    static let mostDays = 31
    /// The most lines that one copy writes.
    static let mostLines = 300

    let source: ClosedRange<CalendarDay>
    /// Nil copies every meal.
    let meal: String?
    /// A single source day is copied to each of these; several are copied one to one.
    let target: ClosedRange<CalendarDay>
    /// Nil keeps each line's own meal.
    let targetMeal: String?
    /// The ids of the lines that were chosen; nil means all.
    var lines: Set<String>?

    var isDayByDay: Bool { self.source.lowerBound != self.source.upperBound }

    /// Every day that is named.
    var ends: [CalendarDay] {
        [self.source.lowerBound, self.source.upperBound, self.target.lowerBound, self.target.upperBound]
    }
}

extension ClosedRange<CalendarDay> {
    var days: [CalendarDay] { (0..<self.length).map { self.lowerBound.adding(days: $0) } }
}
