import Web

/// The addresses of recipes and saved meals.
package enum DishLinks: String, LinkTable {
    package static let name = "dishes"

    case recipes = "/recipes"
    case newRecipe = "/recipes/new"
    case meals = "/meals"
    case newMeal = "/meals/new"
}
