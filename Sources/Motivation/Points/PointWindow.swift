import HealthMath

/// The days whose lines may change when the deeds of a day do, and the days of which all deeds must be read for that.
struct PointWindow: Sendable, Equatable {
    /// Every line that deeds of the day have a part in stands on one of these days.
    let lines: ClosedRange<CalendarDay>
    /// Every deed that has a part in one of these lines was done on one of these days.
    let deeds: ClosedRange<CalendarDay>

    /// The days of a longest row that a rule counts.
    private static let longestRow = 3

    init(around day: CalendarDay) { self.init(lines: Self.whole(day, day.adding(days: Self.longestRow))) }

    /// Returns one window for days that are close, so that no day is counted twice.
    static func around(_ days: Set<CalendarDay>) -> [PointWindow] {
        var windows: [PointWindow] = []
        for day in days.sorted() {
            let window = PointWindow(around: day)
            if let last = windows.last, window.lines.lowerBound <= last.lines.upperBound {
                windows[windows.count - 1] = PointWindow(
                    lines: last.lines.lowerBound...max(last.lines.upperBound, window.lines.upperBound)
                )
            } else {
                windows.append(window)
            }
        }
        return windows
    }

    private init(lines: ClosedRange<CalendarDay>) {
        self.lines = lines
        self.deeds = Self.whole(lines.lowerBound.adding(days: -Self.longestRow), lines.upperBound)
    }

    /// Returns the whole weeks and months of two days and those between.
    private static func whole(_ first: CalendarDay, _ last: CalendarDay) -> ClosedRange<CalendarDay> {
        let firsts = [first, first.wholeMonth.lowerBound, first.week.lowerBound]
        let lasts = [last, last.wholeMonth.upperBound, last.week.upperBound]
        return (firsts.min() ?? first)...(lasts.max() ?? last)
    }
}

extension CalendarDay {
    /// The days of this day's month.
    var wholeMonth: ClosedRange<CalendarDay> {
        let first = self.adding(days: 1 - self.day)
        return first...first.adding(days: CalendarDay.days(in: self.month, of: self.year) - 1)
    }
}
