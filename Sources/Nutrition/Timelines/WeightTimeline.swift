import HealthMath

/// A member's weights over days, with their trend and the lines to the target.
struct WeightTimeline: Sendable {
    /// The requested days, up to today.
    let days: ClosedRange<CalendarDay>
    /// The drawn days, which extend into the future while a goal lasts.
    let drawn: ClosedRange<CalendarDay>
    let weighings: [WeighedDay]
    let trend: WeightTrend
    /// The course of the goal in force.
    let course: WeightCourse?
    /// The goal's target, or else the desired weight; nil without either.
    let target: Double?
    let today: CalendarDay

    /// `weighings` may include days before, which the trend needs.
    init(
        days: ClosedRange<CalendarDay>,
        all weighings: [WeighedDay],
        course: WeightCourse?,
        desired: Double?,
        today: CalendarDay,
        wholeWay: Bool
    ) {
        self.days = days
        self.weighings = weighings.filter { days.contains($0.day) }
        self.trend = WeightTrend(weighings)
        self.course = course
        self.target = course?.targetKilograms ?? desired
        self.today = today
        let toCome = course.map { $0.targetDay.days(since: days.upperBound) } ?? 0
        let room = wholeWay ? max(days.length * 2, 183) : days.length / 4
        let isPresent = days.contains(today)
        self.drawn = days.lowerBound...days.upperBound.adding(days: isPresent ? max(0, min(toCome, room)) : 0)
    }

    /// The planned line, from the goal's start to its end.
    var projected: [WeighedDay] {
        self.course.map {
            [
                WeighedDay(day: $0.startDay, kilograms: $0.startKilograms),
                WeighedDay(day: $0.targetDay, kilograms: $0.targetKilograms),
            ]
        } ?? []
    }

    /// The line from today's trend to the goal's end; empty without a goal that ends in the future, and where no safe pace
    /// gets there.
    var adjusted: [WeighedDay] { self.isTooLate ? [] : self.wayLeft }

    /// Whether the goal's end takes more a week, from today, than is safe.
    var isTooLate: Bool {
        let way = self.wayLeft
        guard way.count == 2 else { return false }
        let rate = (way[1].kilograms - way[0].kilograms) * 7 / Double(way[1].day.days(since: way[0].day))
        return abs(rate) > GoalSafety.mostKilogramsPerWeek(from: way[0].kilograms)
    }

    private var wayLeft: [WeighedDay] {
        guard let course, let now = self.trend.latest, course.targetDay > self.today,
            self.today.days(since: now.day) <= WeightTrend.longestGap
        else { return [] }
        return [
            WeighedDay(day: self.today, kilograms: now.kilograms),
            WeighedDay(day: course.targetDay, kilograms: course.targetKilograms),
        ]
    }

    /// The slope of the trend; nil while there is too little data.
    var kilogramsPerWeek: Double? {
        guard let stretch = self.trend.stretches.last, let first = stretch.first, let now = stretch.last,
            now.day.days(since: first.day) >= WeightOutlook.fewestDays
        else { return nil }
        return now.kilogramsPerWeek
    }

    var outlook: WeightOutlook? {
        self.target.map { WeightOutlook(self.trend, to: $0, from: self.course?.startKilograms) }
    }

    /// The mean weight of a range of days.
    struct Step: Sendable, Equatable {
        let days: ClosedRange<CalendarDay>
        let kilograms: Double
        let weighings: Int
        /// The trend at the last weighing of the range.
        let trend: Double?
    }

    /// The steps that are drawn, without those that have no weighing.
    var steps: [Step] {
        let trend = Dictionary(uniqueKeysWithValues: self.trend.points.map { ($0.day, $0.kilograms) })
        var rest = self.weighings[...]
        return TimelineStep(self.days).runs(of: self.days).compactMap { run in
            let inside = rest.prefix { $0.day <= run.upperBound }
            rest = rest.dropFirst(inside.count)
            guard let last = inside.last else { return nil }
            let mean = inside.reduce(0) { $0 + $1.kilograms } / Double(inside.count)
            return Step(days: run, kilograms: mean, weighings: inside.count, trend: trend[last.day])
        }
    }
}
