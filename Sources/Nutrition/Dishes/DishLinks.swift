import FoodCatalogue
import HealthMath
import Web

/// The addresses of recipes and saved meals; those of one are `DishPath`s.
enum DishLinks: String, LinkTable {
    static let name = "dishes"

    case recipes = "/recipes"
    case newRecipe = "/recipes/new"
    case meals = "/meals"
    case newMeal = "/meals/new"
}

/// The addresses of one kind of dish: the same below that of all.
struct DishPath: RoutePath {
    let path: String

    private init(_ kind: Dish.Kind, _ rest: String) { self.path = DishLinks.all(kind) + rest }

    static func all(_ kind: Dish.Kind) -> Self { Self(kind, "") }
    static func new(_ kind: Dish.Kind) -> Self { Self(kind, "/new") }
    static func newDraft(_ kind: Dish.Kind) -> Self { Self(kind, "/draft") }
    static func dish(_ kind: Dish.Kind) -> Self { Self(kind, "/:id") }
    static func edit(_ kind: Dish.Kind) -> Self { Self(kind, "/:id/edit") }
    static func draft(_ kind: Dish.Kind) -> Self { Self(kind, "/:id/draft") }
    static func removal(_ kind: Dish.Kind) -> Self { Self(kind, "/:id/removal") }
    static func restoration(_ kind: Dish.Kind) -> Self { Self(kind, "/:id/restoration") }
    static func entries(_ kind: Dish.Kind) -> Self { Self(kind, "/:id/entries") }
    static func unlogging(_ kind: Dish.Kind) -> Self { Self(kind, "/logged/:request/removal") }
}

extension DishLinks {
    static func all(_ kind: Dish.Kind) -> String { (kind == .meal ? self.meals : self.recipes).path }

    /// Returns the address of the form that saves what was eaten at a meal.
    static func keeping(_ meal: String, on day: CalendarDay) -> String {
        "\(self.newMeal.path)?\(self.keepingQuery(meal, on: day))"
    }
    /// Returns the query that names what is kept.
    static func keepingQuery(_ meal: String, on day: CalendarDay) -> String {
        "day=\(day)&from=\(meal.escapedForAddress)"
    }

    /// - Parameter place: Where it is going to be logged; nil for where it usually is.
    static func dish(_ id: Food.ID, _ kind: Dish.Kind, at place: DiaryPlace? = nil) -> String {
        DishPath.dish(kind).path(id.escapedForAddress) + FoodLinks.from(place)
    }
    static func edit(_ id: Food.ID, _ kind: Dish.Kind) -> String { DishPath.edit(kind).path(id.escapedForAddress) }
    static func removal(_ id: Food.ID, _ kind: Dish.Kind) -> String {
        DishPath.removal(kind).path(id.escapedForAddress)
    }
    static func restoration(_ id: Food.ID, _ kind: Dish.Kind) -> String {
        DishPath.restoration(kind).path(id.escapedForAddress)
    }
    /// Returns the address of the target of the form that logs it.
    static func entries(_ id: Food.ID, _ kind: Dish.Kind) -> String {
        DishPath.entries(kind).path(id.escapedForAddress)
    }
    /// Returns the address of the form with a food added or removed; a new one has no id.
    static func draft(_ id: Food.ID?, _ kind: Dish.Kind) -> String {
        id.map { DishPath.draft(kind).path($0.escapedForAddress) } ?? DishPath.newDraft(kind).path
    }
    /// Removes what a request logged.
    static func unlogging(_ request: String, _ kind: Dish.Kind) -> String { DishPath.unlogging(kind).path(request) }
}
