import FoodCatalogue
import HealthMath
import Web

/// The addresses of recipes and saved meals.
package enum DishLinks: String, LinkTable {
    package static let name = "dishes"

    case recipes = "/recipes"
    case newRecipe = "/recipes/new"
    case meals = "/meals"
    case newMeal = "/meals/new"
}

extension DishLinks {
    static func all(_ kind: Dish.Kind) -> String { (kind == .meal ? self.meals : self.recipes).path }

    /// What was eaten at a meal, to be kept as one.
    static func keeping(_ meal: String, on day: CalendarDay) -> String {
        "\(self.newMeal.path)?day=\(day)&from=\(FoodLinks.escaped(meal))"
    }

    static func dish(_ id: Food.ID, _ kind: Dish.Kind) -> String { "\(self.all(kind))/\(FoodLinks.escaped(id))" }
    static func edit(_ id: Food.ID, _ kind: Dish.Kind) -> String { self.dish(id, kind) + "/edit" }
    static func removal(_ id: Food.ID, _ kind: Dish.Kind) -> String { self.dish(id, kind) + "/removal" }
    static func restoration(_ id: Food.ID, _ kind: Dish.Kind) -> String { self.dish(id, kind) + "/restoration" }
    /// Where it is logged.
    static func entries(_ id: Food.ID, _ kind: Dish.Kind) -> String { self.dish(id, kind) + "/entries" }
    /// The form with a food more or less; of a new one without an id.
    static func draft(_ id: Food.ID?, _ kind: Dish.Kind) -> String {
        (id.map { self.dish($0, kind) } ?? self.all(kind)) + "/draft"
    }
    /// Takes back what a request logged.
    static func unlogging(_ request: String, _ kind: Dish.Kind) -> String {
        "\(self.all(kind))/logged/\(request)/removal"
    }
}
