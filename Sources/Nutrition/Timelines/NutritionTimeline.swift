import FoodCatalogue
import HealthMath

/// The intake of a nutrient over days, with its goals.
struct NutritionTimeline: Sendable {
    let nutrient: Nutrient
    let days: ClosedRange<CalendarDay>
    /// The logged days, in order; the others are gaps, not zeros.
    let intakes: [Intake]
    let goals: DailyGoals

    /// The mean of the logged days with a known amount; nil without any.
    var average: Double? { Self.mean(self.intakes.compactMap(\.amount)) }

    /// The mean goal of the days that have one; nil without any.
    var averageGoal: Double? {
        Self.mean(TimelineStep.day.runs(of: self.days).compactMap { self.goal(on: $0.lowerBound) })
    }

    /// The number of logged days that know all, a part, and none of the amount.
    var completeness: (whole: Int, part: Int, unknown: Int) {
        self.intakes.reduce(into: (0, 0, 0)) { count, intake in
            if intake.amount == nil { count.2 += 1 } else if intake.isComplete { count.0 += 1 } else { count.1 += 1 }
        }
    }

    func goal(on day: CalendarDay) -> Double? { self.goals.goal(for: self.nutrient, on: day) }

    /// The mean of the logged days in a range of days.
    struct Step: Sendable, Equatable {
        let days: ClosedRange<CalendarDay>
        /// Nil for a gap.
        let amount: Double?
        let loggedDays: Int
        let known: Int
        let entries: Int
        let goal: Double?
    }

    /// The steps that are drawn.
    var steps: [Step] {
        var rest = self.intakes[...]
        return TimelineStep(self.days).runs(of: self.days).map { run in
            let inside = rest.prefix { $0.day <= run.upperBound }
            rest = rest.dropFirst(inside.count)
            return Step(
                days: run,
                amount: Self.mean(inside.compactMap(\.amount)),
                loggedDays: inside.count,
                known: inside.reduce(0) { $0 + $1.known },
                entries: inside.reduce(0) { $0 + $1.entries },
                goal: Self.mean(TimelineStep.day.runs(of: run).compactMap { self.goal(on: $0.lowerBound) })
            )
        }
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
}
