import FoodCatalogue

/// A saved meal, which is logged line by line, or a recipe, which is cooked and logged by the portion.
struct Dish: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        case meal, recipe

        var origin: FoodOrigin { self == .meal ? .meal : .recipe }
    }

    /// The facts that only a recipe has.
    struct Cooking: Sendable, Equatable {
        let servings: Double
        /// The weight when it is cooked; nil when it wasn't weighed, and then that of the ingredients counts.
        let cookedGrams: Double?
        let steps: String
    }

    let id: Food.ID
    let kind: Kind
    let name: String
    let cooking: Cooking?
    /// The nutrients of all of it that every line knows, because a partial sum would look complete.
    let nutrients: Nutrients
    /// The weight as eaten; nil when a line has no weight.
    let grams: Double?
    let lineCount: Int
    let version: Int64
    /// Milliseconds since 1970.
    let createdAt: Int64
    /// The first name of the buddy who gave it; nil for the member's own.
    var sharedBy: String?

    /// The most of each kind that a member may keep.
    static let most = 1_000
    /// The most lines of a dish.
    static let mostLines = 50
}

extension Dish {
    /// The recipe as a food, which is logged by the portion or by weight; nil for a meal.
    var food: Food? {
        guard let cooking, let grams else { return nil }
        return Food(
            id: self.id,
            name: self.name,
            group: "Your recipe",
            nutrients: self.nutrients.scaled(by: 100 / grams),
            measures: [Measure(label: "1 serving", grams: grams / cooking.servings)]
        )
    }

    /// The summary for lists and searches.
    var summary: FoodSummary {
        if let food { return FoodSummary(food) }
        let per100 = self.grams.map { self.nutrients.scaled(by: 100 / $0) } ?? Nutrients()
        return FoodSummary(
            id: self.id,
            name: self.name,
            kcal: per100.kcal,
            protein: per100.protein,
            fat: per100.fat,
            carbohydrate: per100.carbohydrate,
            measure: self.grams.map { Measure(label: "1 meal", grams: $0) },
            mealKilocalories: self.nutrients.kcal
        )
    }
}
