import FoodCatalogue
import HealthMath

/// So much of a food in a meal or a recipe.
///
/// It keeps its own numbers, brought up to date when one of the member's own foods changes, so that it outlives the food.
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

    /// Of the whole line.
    var total: Nutrients { self.grams.map(self.nutrients.inGrams) ?? self.nutrients.scaled(by: self.amount) }

    /// The line as an entry of the diary, `factor` times.
    func entry(_ id: String, factor: Double, on day: CalendarDay, meal: String, minutes: Int?) -> DiaryEntry {
        DiaryEntry(id: id, day: day, meal: meal, line: self, factor: factor, minutes: minutes)
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
