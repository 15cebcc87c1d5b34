import FoodCatalogue

/// What a member put together from foods: a meal that is logged line by line, or a recipe that is cooked and eaten
/// by the portion.
struct Dish: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        case meal, recipe

        var origin: FoodOrigin { self == .meal ? .meal : .recipe }
    }

    /// What only a recipe has.
    struct Cooking: Sendable, Equatable {
        let servings: Double
        /// What the pot weighs when it is done; nil when nobody weighed it, and then it weighs what went in.
        let cookedGrams: Double?
        let steps: String
    }

    let id: Food.ID
    let kind: Kind
    let name: String
    let cooking: Cooking?
    /// Of all of it: only what every line knows, because half a sum looks like a whole one.
    let nutrients: Nutrients
    /// What all of it weighs as it is eaten; nil when a line has no weight.
    let grams: Double?
    let lineCount: Int
    let version: Int64
    /// Milliseconds since 1970.
    let createdAt: Int64
    /// The first name of the buddy who gave it; nil for the member's own.
    var sharedBy: String?

    /// The most of each kind that one member may keep.
    static let most = 1_000
    /// The most lines of one.
    static let mostLines = 50
}

extension Dish {
    /// The recipe as a food that is logged by the portion or by weight; nil for a meal.
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

    /// As lists and searches show it.
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
