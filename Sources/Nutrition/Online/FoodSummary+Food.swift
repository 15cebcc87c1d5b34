import FoodCatalogue

extension FoodSummary {
    /// Makes the summary of a food.
    convenience init(_ food: Food) {
        self.init(
            id: food.id,
            name: food.name,
            plainName: food.plainName,
            brand: food.brand,
            kcal: food.nutrients.kcal,
            protein: food.nutrients.protein,
            fat: food.nutrients.fat,
            carbohydrate: food.nutrients.carbohydrate,
            measure: food.measures.first,
            portion: food.portion
        )
    }
}
