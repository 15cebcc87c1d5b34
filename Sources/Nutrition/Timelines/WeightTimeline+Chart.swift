import HealthMath
import Members
import Web

extension WeightTimeline {
    /// Returns the chart of the timeline, in the member's unit.
    func chart(in units: Units) -> Chart {
        let amount = { (kilograms: Double) in units.weight.unit.amount(kilograms: kilograms) }
        let line = { (points: [WeighedDay]) in
            [points.map { Chart.Point(x: Double($0.day.number), y: amount($0.kilograms)) }]
        }
        let ends = [self.drawn.lowerBound, self.drawn.upperBound].map(\.number)
        let level = self.target.map { target in
            [
                [
                    Chart.Point(x: Double(ends[0]) - 0.5, y: amount(target)),
                    Chart.Point(x: Double(ends[1]) + 0.5, y: amount(target)),
                ]
            ]
        }
        return Chart(
            days: self.drawn,
            dotsName: TimelineStep(self.days) == .day ? "Weighed" : "Weighed, on average",
            dots: self.steps.map { step in
                Chart.Dot(
                    x: step.days.middle,
                    y: amount(step.kilograms),
                    words: "\(step.name(today: self.today)); \(units.text(kilograms: step.kilograms))",
                    path: step.path
                )
            },
            lines: [
                Chart.Line("Actual, smoothed", .actual, self.trendLine(amount)),
                Chart.Line("Planned", .plan, line(self.projected)),
                Chart.Line("From today to the goal", .adjusted, line(self.adjusted)),
                Chart.Line("Target", .goal, level ?? []),
            ],
            fromZero: false,
            unit: units.weight.rawValue
        )
    }

    /// Returns the trend at no more points than can be seen.
    private func trendLine(_ amount: (Double) -> Double) -> [[Chart.Point]] {
        let every = max(1, self.days.length / 200)
        return self.trend.stretches.map { stretch in
            stretch.enumerated()
                .filter { $0.offset % every == 0 || $0.offset == stretch.count - 1 }
                .map { Chart.Point(x: Double($0.element.day.number), y: amount($0.element.kilograms)) }
        }
    }
}

extension WeightTimeline.Step {
    func name(today: CalendarDay) -> String { DayName.span(self.days, today: today) }

    /// The page of the day's weight, or a timeline of the step's single days.
    var path: String {
        self.days.length == 1 ? Places.weighing(self.days.lowerBound) : TimelineLinks.weight(self.days)
    }
}
