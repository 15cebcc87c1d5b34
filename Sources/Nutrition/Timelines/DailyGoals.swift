import FoodCatalogue
import HealthMath

/// The goals of a member on each day of a period.
struct DailyGoals: Sendable, Equatable {
    struct Stretch: Sendable, Equatable {
        let from: CalendarDay
        /// Nil for days without a goal.
        let targets: WeekTargets?
    }

    /// In order of day; each applies until the next.
    let stretches: [Stretch]

    /// Returns the goal for a nutrient on a day; nil without one.
    func goal(for nutrient: Nutrient, on day: CalendarDay) -> Double? {
        guard let targets = self.stretches.last(where: { $0.from <= day })?.targets?[day] else { return nil }
        switch nutrient.number {
        case Nutrient.energy: return targets.kilocalories
        case Nutrient.fat: return targets.macros.fat
        case Nutrient.carbohydrate: return targets.macros.carbohydrate
        case Nutrient.protein: return targets.macros.protein
        default: return nil
        }
    }
}
