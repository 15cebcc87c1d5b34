import FoodCatalogue

extension Plate {
    /// Creates a portion of a recipe, or a saved meal; nil when its main nutrients are unknown.
    init?(_ dish: Dish, _ ingredients: [DishIngredient], _ contents: FoodContents) {
        let portions = dish.cooking?.servings ?? 1
        let grams = (dish.grams ?? 0) / portions
        // The dish's nutrients are those of all of it.
        let facts = KeyFacts(dish.nutrients.scaled(by: 1 / portions), grams: 100)
        guard [KeyFact.kcal, .protein, .carbohydrate, .fat].allSatisfy({ facts[$0] != nil }),
            let kcal = facts[.kcal], kcal >= Self.leastDish
        else { return nil }
        let portion = PlateThing(
            food: dish.id,
            measure: PlateMeasure(name: "", one: "portion", many: "portions", grams: grams),
            counts: PlateCounts(usual: 1, least: 0.5, most: 2, step: 0.5),
            role: .dish,
            contents: contents,
            facts: PlateFacts(facts, grams: grams),
            unit: .gram
        )
        self.init(
            id: dish.id,
            name: dish.name,
            main: PlateMain(dish.name),
            suits: Self.occasions(of: dish.name, ingredients, kcal),
            minutes: nil,
            styles: [],
            things: [portion],
            dish: dish.kind,
            contents: contents,
            foods: Set(ingredients.compactMap(\.food)),
            parts: ingredients.map { ShortName($0.name, of: $0.food).head }
        )
    }

    /// The least energy of a dish that is worth proposing, in kcal.
    private static let leastDish = 40.0

    private static let breakfast: Set<String> = Set(
        [
            "breakfast", "oat", "oatmeal", "porridge", "muesli", "granola", "cereal", "yogurt", "yoghurt", "pancake",
            "toast", "smoothie", "bircher",
        ].map(Wording.singular)
    )

    /// Guesses the occasions by a dish's words and size, because nobody says when they have it.
    private static func occasions(
        of name: String,
        _ ingredients: [DishIngredient],
        _ kcal: Double
    ) -> Set<Idea.Occasion> {
        let words = Set(([name] + ingredients.map(\.name)).flatMap { Wording.pieces($0) }.map(Wording.singular))
        let mains: Set<Idea.Occasion> = words.isDisjoint(with: self.breakfast) ? [.lunch, .dinner] : [.breakfast]
        return kcal < 300 ? mains.union([.snack]) : mains
    }
}
