import FoodCatalogue
import HealthMath

/// What a member meant to eat on each day of a time.
struct DailyGoals: Sendable, Equatable {
    struct Stretch: Sendable, Equatable {
        let from: CalendarDay
        /// Nil for days without a goal.
        let targets: WeekTargets?
    }

    /// In order of day; each holds until the next.
    let stretches: [Stretch]

    /// What the goal in force on a day asks of a nutrient; nil when there is none, or it says nothing of it.
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
