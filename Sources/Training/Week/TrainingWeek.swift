import HealthMath

/// The activities from a Monday to its Sunday.
struct TrainingWeek: Sendable, Equatable {
    let days: ClosedRange<CalendarDay>
    /// The activities, in order of start.
    let activities: [Activity]

    /// Returns the days of the week that contains a day.
    static func days(around day: CalendarDay) -> ClosedRange<CalendarDay> { day.week }

    var seconds: Double { self.activities.reduce(0) { $0 + $1.seconds } }
    var kilocalories: Double { self.activities.reduce(0) { $0 + $1.kilocalories } }

    /// The seven days from Monday on, each with its activities.
    var byDay: [(day: CalendarDay, activities: [Activity])] {
        (0...6).map { place in
            let day = self.days.lowerBound.adding(days: place)
            return (day, self.activities.filter { $0.day == day })
        }
    }
}
