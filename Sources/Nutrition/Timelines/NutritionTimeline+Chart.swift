import FoodCatalogue
import HealthMath
import Members
import Web

extension NutritionTimeline {
    /// Returns the chart of the timeline.
    func chart(_ measure: NutrientMeasure, today: CalendarDay) -> Chart {
        let steps = self.steps
        let isDaily = TimelineStep(self.days) == .day
        return Chart(
            days: self.days,
            dotsName: isDaily ? "Eaten" : "Eaten, a day on average",
            dots: steps.compactMap { step in
                guard let amount = step.amount else { return nil }
                let isWhole = step.known == step.entries
                return Chart.Dot(
                    x: step.days.middle,
                    y: measure.shown(amount),
                    words: step.words(measure, today: today),
                    path: step.path(of: self.nutrient),
                    isPartial: !isWhole
                )
            },
            lines: [Chart.Line("Goal", .goal, Self.goalLine(steps, measure))],
            fromZero: true,
            unit: isDaily ? measure.unit : "\(measure.unit) a day"
        )
    }

    /// Returns a level for each step with a goal.
    private static func goalLine(_ steps: [Step], _ measure: NutrientMeasure) -> [[Chart.Point]] {
        var stretches: [[Chart.Point]] = []
        var before: Double?
        for step in steps {
            if let goal = step.goal {
                let y = measure.shown(goal)
                let ends = [step.days.lowerBound.number, step.days.upperBound.number + 1]
                    .map { Chart.Point(x: Double($0) - 0.5, y: y) }
                if before == nil { stretches.append([]) }
                if before == goal { stretches[stretches.count - 1].removeLast() }
                stretches[stretches.count - 1] += before == goal ? [ends[1]] : ends
            }
            before = step.goal
        }
        return stretches
    }
}

extension NutritionTimeline.Step {
    /// Returns text such as "Sat 14 March; 1,840 kcal; goal 2,000 kcal": semicolons separate lines of the label.
    func words(_ measure: NutrientMeasure, today: CalendarDay) -> String {
        var parts = [self.name(today: today), self.amount.map(measure.text) ?? "unknown"]
        if self.days.length > 1 { parts[1] += " a day" }
        if let goal = self.goal { parts.append("goal \(measure.text(goal))") }
        if !self.knownWords.isEmpty { parts.append(self.knownWords) }
        return parts.joined(separator: "; ")
    }

    /// Returns text such as "Sat 14 March", "Mon 9 – Sun 15 March".
    func name(today: CalendarDay) -> String { DayName.span(self.days, today: today) }

    /// Empty when all foods know it.
    var knownWords: String {
        self.known == self.entries ? "" : "known for \(self.known) of \(self.entries) foods"
    }

    /// Returns the diary of the day, or a timeline of the step's single days.
    func path(of nutrient: Nutrient) -> String {
        self.days.length == 1 ? Places.diary(self.days.lowerBound) : TimelineLinks.nutrition(nutrient, self.days)
    }
}
