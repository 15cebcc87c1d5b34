import HealthMath

/// A weight over days: what was weighed, its trend, and the ways to the target.
struct WeightTimeline: Sendable {
    /// The days that were asked for, up to today.
    let days: ClosedRange<CalendarDay>
    /// How far it is drawn: a little into the days to come while there is a way to go.
    let drawn: ClosedRange<CalendarDay>
    let weighings: [WeighedDay]
    let trend: WeightTrend
    /// The course of the goal in force.
    let course: WeightCourse?
    /// What the goal leads to, else what the member would like to weigh; nil when nobody said.
    let target: Double?
    let today: CalendarDay

    /// Takes also weighings before the days: the trend remembers them.
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

    /// The planned way: from the goal's start to its end.
    var projected: [WeighedDay] {
        self.course.map {
            [
                WeighedDay(day: $0.startDay, kilograms: $0.startKilograms),
                WeighedDay(day: $0.targetDay, kilograms: $0.targetKilograms),
            ]
        } ?? []
    }

    /// The way from the trend as it is today to the goal's end; empty without a goal that is still to come.
    var adjusted: [WeighedDay] {
        guard let course, let now = self.trend.latest, course.targetDay > self.today,
            self.today.days(since: now.day) <= WeightTrend.longestGap
        else { return [] }
        return [
            WeighedDay(day: self.today, kilograms: now.kilograms),
            WeighedDay(day: course.targetDay, kilograms: course.targetKilograms),
        ]
    }

    /// How the trend moves now; nil while it is too short to tell.
    var kilogramsPerWeek: Double? {
        guard let stretch = self.trend.stretches.last, let first = stretch.first, let now = stretch.last,
            now.day.days(since: first.day) >= WeightOutlook.fewestDays
        else { return nil }
        return now.kilogramsPerWeek
    }

    var outlook: WeightOutlook? {
        self.target.map { WeightOutlook(self.trend, to: $0, from: self.course?.startKilograms) }
    }

    /// What was weighed in a run of days, on average.
    struct Step: Sendable, Equatable {
        let days: ClosedRange<CalendarDay>
        let kilograms: Double
        let weighings: Int
        /// At the last weighing of the run.
        let trend: Double?
    }

    /// The timeline in the steps in which it is drawn, those without a weighing left out.
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
