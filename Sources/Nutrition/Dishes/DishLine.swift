import FoodCatalogue
import HealthMath

/// An amount of a food in a meal or a recipe.
///
/// It has its own copy of the nutrients, which is updated when one of the member's own foods changes, and outlives the
/// food.
struct DishLine: Sendable, Equatable {
    /// Nil for plain calories.
    let food: Food.ID?
    let name: String
    let amount: Double
    let unit: String
    /// Nil for plain calories.
    let grams: Double?
    /// Per 100 g; for plain calories, of one serving.
    let nutrients: Nutrients

    /// The nutrients of the whole line.
    var total: Nutrients { self.grams.map(self.nutrients.inGrams) ?? self.nutrients.scaled(by: self.amount) }

    /// Returns the line as an entry of the diary, multiplied by `factor`; `dish` is the name of the meal.
    func entry(
        _ id: String,
        of dish: String,
        factor: Double,
        on day: CalendarDay,
        meal: String,
        minutes: Int?
    ) -> DiaryEntry {
        var entry = DiaryEntry(id: id, day: day, meal: meal, line: self, factor: factor, minutes: minutes)
        entry.dish = dish
        return entry
    }
}

extension DiaryEntry {
    fileprivate init(id: String, day: CalendarDay, meal: String, line: DishLine, factor: Double, minutes: Int?) {
        self.id = id
        self.day = day
        self.meal = meal
        self.food = line.food
        self.name = line.name
        self.amount = line.amount * factor
        self.unit = line.unit
        self.grams = line.grams.map { $0 * factor }
        self.facts = line.total.keyFacts.scaled(by: factor)
        self.minutes = minutes
        self.version = 1
    }
}

extension Nutrients {
    fileprivate var keyFacts: KeyFacts { KeyFacts(self, grams: 100) }
}
